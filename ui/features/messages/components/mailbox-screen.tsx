import { Button } from "@mantine/core";
import type { Folder } from "@morsel/application/messages/use-cases";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import search from "../../../fields/search-field.module.css";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { useMemberPictures } from "../../../sharing/use-member-pictures.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { IconSearch } from "../../../theme/icons.ts";
import { draftsQuery, folderQuery } from "../queries.ts";
import { useMessageCommands, type MessagePorts } from "../use-message-commands.ts";
import { DraftRow, MessageRow } from "./message-row.tsx";
import classes from "./messages.module.css";

export type MailboxScreenProps = MessagePorts & { readonly view: Folder | "drafts" };

const VIEWS = ["inbox", "sent", "drafts"] as const;

/** A member's mailbox: what came, what was sent, and what is not sent yet. */
export const MailboxScreen = ({ view, ...ports }: MailboxScreenProps) => (
  <Page title={<FormattedMessage id="messages.title" />}>
    <span className={sharing.actions}>
      <ActionLink path="/messages/new">
        <FormattedMessage id="messages.toNew" />
      </ActionLink>
      <ActionLink path="/blocked-users" variant="default">
        <FormattedMessage id="messages.toBlocked" />
      </ActionLink>
    </span>
    <nav className={classes.views} aria-labelledby="mailbox-views">
      <span id="mailbox-views" className="morsel-hidden">
        <FormattedMessage id="messages.folders" />
      </span>
      {VIEWS.map((one) => (
        <AppLink
          key={one}
          className={classes.view}
          path={one === "inbox" ? "/messages" : `/messages?folder=${one}`}
          aria-current={one === view ? "page" : undefined}
        >
          <FormattedMessage id={`messages.folder.${one}`} />
        </AppLink>
      ))}
    </nav>
    {view === "drafts" ? <Drafts {...ports} /> : <FolderList folder={view} {...ports} />}
  </Page>
);

const FolderList = ({ folder, messages, profiles, toasts }: MessagePorts & { readonly folder: Folder }) => {
  const intl = useIntl();
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  const listed = useInfiniteQuery(folderQuery(messages, folder, asked));
  const act = useMessageCommands({ toasts });
  const shown = listed.data?.pages.flatMap(({ items }) => items);
  const sourceOf = useMemberPictures(profiles, shown?.flatMap(({ username = "" }) => username) ?? []);
  if (shown === undefined)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  if (shown.length === 0 && asked === "" && text === "")
    return (
      <EmptyList
        title={<FormattedMessage id={`messages.none.${folder}`} />}
        hint={<FormattedMessage id={`messages.none.${folder}.hint`} />}
      />
    );
  return (
    <>
      <form role="search" className={search.field} onSubmit={(event) => event.preventDefault()}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          className={search.input}
          aria-label={intl.formatMessage({ id: "messages.search" })}
          placeholder={intl.formatMessage({ id: "messages.search" })}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </form>
      <p role="status" className={shown.length === 0 ? sharing.hint : "morsel-hidden"}>
        {shown.length === 0 && <FormattedMessage id="messages.noMatch" values={{ text: asked }} />}
      </p>
      <ul className={sharing.list}>
        {shown.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            source={sourceOf(message.username ?? "")}
            messages={messages}
            act={act}
          />
        ))}
      </ul>
      {listed.hasNextPage && (
        <div>
          <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
            <FormattedMessage id="messages.more" />
          </Button>
        </div>
      )}
    </>
  );
};

const Drafts = ({ messages, toasts }: MessagePorts) => {
  const { data, error, refetch } = useQuery(draftsQuery(messages));
  const act = useMessageCommands({ toasts });
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return (
      <EmptyList
        title={<FormattedMessage id="messages.none.drafts" />}
        hint={<FormattedMessage id="messages.none.drafts.hint" />}
      />
    );
  return (
    <ul className={sharing.list}>
      {data.map((draft) => (
        <DraftRow key={draft.id} draft={draft} messages={messages} act={act} />
      ))}
    </ul>
  );
};
