import { Button } from "@mantine/core";
import type { ShownMessage } from "@morsel/application/messages/client/messages-client";
import { REPORT_REASONS, type ReportReason } from "@morsel/domain/social";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ReportFields } from "../../../sharing/report-fields.tsx";
import sharing from "../../../sharing/sharing.module.css";
import { useMessageCommands, type MessagePorts } from "../use-message-commands.ts";

export type ReportFormProps = MessagePorts & {
  /** The last message that came; absent where none did. */
  readonly message: ShownMessage | undefined;
  readonly username: string | undefined;
  readonly onGone: () => void;
};

/** Reports the last message of a thread to the moderators, or blocks the member who wrote it. */
export const ReportForm = ({ messages, friends, toasts, newId, message, username, onGone }: ReportFormProps) => {
  const intl = useIntl();
  const act = useMessageCommands({ toasts });
  const [asked, setAsked] = useState<"report" | "block">();
  const [id] = useState(newId);
  const report = (reason: ReportReason, text: string): void => {
    if (message === undefined) return;
    act.mutate(
      {
        asked: messages.report({ id, message: message.id, reason, text }),
        done: intl.formatMessage({ id: "messages.report.done" }),
      },
      { onSuccess: () => setAsked(undefined) },
    );
  };
  const block = (): void => {
    if (username === undefined) return;
    act.mutate(
      { asked: friends.block(username), done: intl.formatMessage({ id: "friends.blockedDone" }, { username }) },
      { onSuccess: onGone },
    );
  };
  return (
    <>
      <span className={sharing.actions}>
        {message !== undefined && (
          <Button variant="default" aria-expanded={asked === "report"} onClick={() => setAsked("report")}>
            <FormattedMessage id="messages.report" />
          </Button>
        )}
        {username !== undefined && (
          <Button variant="default" aria-expanded={asked === "block"} onClick={() => setAsked("block")}>
            <FormattedMessage id="messages.block" values={{ username }} />
          </Button>
        )}
      </span>
      {asked === "report" && (
        <ReportFields
          reasons={REPORT_REASONS}
          hint={<FormattedMessage id="messages.report.hint" />}
          isBusy={act.isPending}
          onReport={report}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {asked === "block" && (
        <span className={sharing.ask} role="group" aria-live="polite">
          <p>
            <FormattedMessage id="friends.block.ask" values={{ username }} />
          </p>
          <Button onClick={block}>
            <FormattedMessage id="friends.block.yes" />
          </Button>
          <Button variant="default" onClick={() => setAsked(undefined)}>
            <FormattedMessage id="friends.cancel" />
          </Button>
        </span>
      )}
    </>
  );
};
