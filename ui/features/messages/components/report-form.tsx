import { Button, NativeSelect, Textarea } from "@mantine/core";
import type { ShownMessage } from "@morsel/application/messages/client/messages-client";
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from "@morsel/domain/social";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import { useMessageCommands, type MessagePorts } from "../use-message-commands.ts";
import classes from "./messages.module.css";

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
  const [reason, setReason] = useState<ReportReason>("spam");
  const [text, setText] = useState("");
  const [id] = useState(newId);
  const report = (event: FormEvent): void => {
    event.preventDefault();
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
  const cancel = (
    <Button variant="default" onClick={() => setAsked(undefined)}>
      <FormattedMessage id="friends.cancel" />
    </Button>
  );
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
        <Sheet>
          <form className={classes.form} onSubmit={report} noValidate>
            <NativeSelect
              label={<FormattedMessage id="messages.report.reason" />}
              description={<FormattedMessage id="messages.report.hint" />}
              value={reason}
              data={REPORT_REASONS.map((value) => ({
                value,
                label: intl.formatMessage({ id: `messages.report.${value}` }),
              }))}
              onChange={({ currentTarget: { value } }) =>
                setReason(REPORT_REASONS.find((one) => one === value) ?? "other")
              }
            />
            <Textarea
              label={<FormattedMessage id="messages.report.text" />}
              rows={3}
              maxLength={REPORT_TEXT_MAX}
              value={text}
              onChange={({ currentTarget: { value } }) => setText(value)}
            />
            <span className={sharing.actions}>
              <Button type="submit" loading={act.isPending}>
                <FormattedMessage id="messages.report.submit" />
              </Button>
              {cancel}
            </span>
          </form>
        </Sheet>
      )}
      {asked === "block" && (
        <span className={sharing.ask} role="group" aria-live="polite">
          <p>
            <FormattedMessage id="friends.block.ask" values={{ username }} />
          </p>
          <Button onClick={block}>
            <FormattedMessage id="friends.block.yes" />
          </Button>
          {cancel}
        </span>
      )}
    </>
  );
};
