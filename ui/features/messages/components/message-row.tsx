import type { MessagesClient, ShownMessage } from "@morsel/application/messages/client/messages-client";
import type { StoredDraft } from "@morsel/application/messages/message-store";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { MemberPicture } from "../../../sharing/member-picture.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Menu } from "../../../shell/sheets/menu.tsx";
import type { MessageCommands } from "../use-message-commands.ts";
import classes from "./messages.module.css";

type RowPorts = { readonly messages: MessagesClient; readonly act: MessageCommands };

/** One message of a folder: the whole row opens its thread, the menu holds the rest. */
export const MessageRow = ({
  message,
  source,
  messages,
  act,
}: RowPorts & { readonly message: ShownMessage; readonly source: string | undefined }) => {
  const intl = useIntl();
  const { id, username, subject, body, isSent, isRead, sentAt } = message;
  const name = username ?? intl.formatMessage({ id: "messages.former" });
  const mark = {
    key: "mark",
    label: <FormattedMessage id={isRead ? "messages.markUnread" : "messages.markRead"} />,
    onUse: () => act.mutate({ asked: messages.mark([id], !isRead) }),
  };
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <MemberPicture username={name} source={source} />
      <AppLink className={classes.open} path={`/messages/reply?message=${id}`}>
        <span className={classes.head}>
          <span className={classes.name}>
            {!isRead && (
              <span className="morsel-hidden">
                <FormattedMessage id="messages.unread" />{" "}
              </span>
            )}
            {isSent ? <FormattedMessage id="messages.to" values={{ username: name }} /> : name}
          </span>
          <span className={classes.when}>
            <FormattedDate value={sentAt} dateStyle="medium" />
          </span>
        </span>
        <span className={classes.words}>
          {subject !== "" && <span className={classes.subject}>{subject}</span>}
          <span className={classes.excerpt}>{body}</span>
        </span>
      </AppLink>
      <Menu
        label={intl.formatMessage({ id: "messages.actions" }, { username: name })}
        actions={[
          ...(isSent ? [] : [mark]),
          {
            key: "delete",
            label: <FormattedMessage id="messages.delete" />,
            onUse: () =>
              act.mutate({
                asked: messages.remove([id]),
                done: intl.formatMessage({ id: "messages.deleted" }, { username: name }),
              }),
          },
        ]}
      />
    </li>
  );
};

export const DraftRow = ({ draft, messages, act }: RowPorts & { readonly draft: StoredDraft }) => {
  const intl = useIntl();
  const { id, recipient, subject, body, replyTo, savedAt } = draft;
  const name = recipient === "" ? intl.formatMessage({ id: "messages.noRecipient" }) : recipient;
  return (
    <li className={classes.row}>
      <AppLink
        className={classes.open}
        path={replyTo === undefined ? `/messages/new?draft=${id}` : `/messages/reply?message=${replyTo}`}
      >
        <span className={classes.head}>
          <span className={classes.name}>{name}</span>
          <span className={classes.when}>
            <FormattedDate value={savedAt} dateStyle="medium" />
          </span>
        </span>
        <span className={classes.words}>
          {subject !== "" && <span className={classes.subject}>{subject}</span>}
          <span className={classes.excerpt}>{body.slice(0, 160)}</span>
        </span>
      </AppLink>
      <span className={sharing.actions}>
        <Menu
          label={intl.formatMessage({ id: "messages.draft.actions" }, { username: name })}
          actions={[
            {
              key: "delete",
              label: <FormattedMessage id="messages.draft.delete" />,
              onUse: () =>
                act.mutate({
                  asked: messages.removeDraft(id),
                  done: intl.formatMessage({ id: "messages.draft.deleted" }),
                }),
            },
          ]}
        />
      </span>
    </li>
  );
};
