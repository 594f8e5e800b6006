import { Button } from "@mantine/core";
import type { ShownMessage } from "@morsel/application/messages/client/messages-client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { MemberLink } from "../../../sharing/member-link.tsx";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { useMemberPictures } from "../../../sharing/use-member-pictures.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { draftsQuery, threadQuery } from "../queries.ts";
import { useMessageCommands, type MessagePorts } from "../use-message-commands.ts";
import { ComposeForm } from "./compose-form.tsx";
import { MessageText } from "./message-text.tsx";
import classes from "./messages.module.css";
import { ReportForm } from "./report-form.tsx";

export type ThreadScreenProps = MessagePorts & {
  /** A message of the thread. */
  readonly id: string;
  readonly onGone: () => void;
};

/** A thread, the oldest message first, and an answer to it. Opening it marks what came as read. */
export const ThreadScreen = ({ id, messages, friends, profiles, toasts, newId, onGone }: ThreadScreenProps) => {
  const intl = useIntl();
  const listed = useInfiniteQuery(threadQuery(messages, id));
  const drafts = useQuery(draftsQuery(messages));
  const act = useMessageCommands({ toasts });
  const [answers, setAnswers] = useState(0);
  const shown = listed.data?.pages.flatMap(({ items }) => items).toReversed();
  const unread = shown?.filter(({ isRead }) => !isRead).map((one) => one.id) ?? [];
  const key = unread.join(" ");
  const { mutate } = act;
  useEffect(() => {
    if (key !== "") mutate({ asked: messages.mark(key.split(" "), true) });
  }, [key, messages, mutate]);
  const username = shown?.[0]?.username;
  const name = username ?? intl.formatMessage({ id: "messages.former" });
  const sourceOf = useMemberPictures(profiles, username === undefined ? [] : [username]);
  const draft = drafts.data?.find(({ replyTo }) => replyTo !== undefined && shown?.some((one) => one.id === replyTo));
  return (
    <Page
      title={
        shown === undefined ? (
          <FormattedMessage id="messages.thread" />
        ) : (
          <FormattedMessage id="messages.thread.with" values={{ username: name }} />
        )
      }
    >
      <div>
        <ActionLink path="/messages" variant="default">
          <FormattedMessage id="messages.back" />
        </ActionLink>
      </div>
      {shown === undefined && listed.isError && <Failed error={listed.error} onRetry={() => void listed.refetch()} />}
      {shown === undefined && !listed.isError && <Waiting />}
      {shown !== undefined && (
        <>
          {username !== undefined && <MemberLink username={username} source={sourceOf(username)} />}
          {listed.hasNextPage && (
            <div>
              <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
                <FormattedMessage id="messages.earlier" />
              </Button>
            </div>
          )}
          <ul className={sharing.list}>
            {shown.map((message) => (
              <ThreadMessage key={message.id} message={message} name={name} />
            ))}
          </ul>
          {username === undefined ? (
            <p className={sharing.hint}>
              <FormattedMessage id="messages.former.hint" />
            </p>
          ) : (
            !drafts.isLoading && (
              <Sheet>
                <ComposeForm
                  key={answers}
                  messages={messages}
                  newId={newId}
                  draft={draft}
                  replyTo={id}
                  onSent={() => setAnswers(answers + 1)}
                />
              </Sheet>
            )
          )}
          <ReportForm
            messages={messages}
            friends={friends}
            profiles={profiles}
            toasts={toasts}
            newId={newId}
            message={shown.findLast(({ isSent }) => !isSent)}
            username={username}
            onGone={onGone}
          />
        </>
      )}
    </Page>
  );
};

const ThreadMessage = ({
  message: { subject, body, isSent, sentAt },
  name,
}: {
  readonly message: ShownMessage;
  readonly name: string;
}) => (
  <li className={classes.message}>
    <span className={classes.head}>
      <span className={sharing.name}>{isSent ? <FormattedMessage id="messages.you" /> : name}</span>
      <span className={classes.when}>
        <FormattedDate value={sentAt} dateStyle="medium" timeStyle="short" />
      </span>
    </span>
    {subject !== "" && <span className={sharing.name}>{subject}</span>}
    <MessageText text={body} />
  </li>
);
