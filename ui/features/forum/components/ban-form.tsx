import "@mantine/core/styles/NumberInput.css";
import { Button, NumberInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import { useForumCommands, type ForumPorts } from "../use-forum-commands.ts";

export type BanFormProps = ForumPorts & { readonly username: string; readonly onDone: () => void };

const DAYS_MAX = 3650;

/** FO6: keeps a member from writing, with a reason and perhaps an end; or ends that. */
export const BanForm = ({ username, onDone, ...ports }: BanFormProps) => {
  const intl = useIntl();
  const act = useForumCommands(ports);
  const [reason, setReason] = useState("");
  const [days, setDays] = useState<number>();
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === "";
  const send = (asked: Parameters<typeof ports.forum.ban>[0], id: "forum.ban.done" | "forum.ban.ended"): void =>
    act.mutate(
      { asked: ports.forum.ban(asked), done: intl.formatMessage({ id }, { name: username }) },
      { onSuccess: onDone },
    );
  return (
    <Sheet>
      <form
        className={sharing.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!isMissing) send({ username, reason, days }, "forum.ban.done");
        }}
      >
        <TextInput
          label={<FormattedMessage id="forum.ban.reason" />}
          description={<FormattedMessage id="forum.ban.hint" />}
          value={reason}
          maxLength={500}
          error={isChecked && isMissing ? <FormattedMessage id="refused.ReasonNeeded" /> : undefined}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <NumberInput
          label={<FormattedMessage id="forum.ban.days" />}
          min={1}
          max={DAYS_MAX}
          allowDecimal={false}
          clampBehavior="strict"
          hideControls
          value={days ?? ""}
          onChange={(value) => setDays(typeof value === "number" ? value : undefined)}
        />
        <span className={sharing.actions}>
          <Button type="submit" loading={act.isPending}>
            <FormattedMessage id="forum.ban.submit" />
          </Button>
          <Button variant="default" onClick={() => send({ username }, "forum.ban.ended")}>
            <FormattedMessage id="forum.ban.end" />
          </Button>
          <Button variant="default" onClick={onDone}>
            <FormattedMessage id="friends.cancel" />
          </Button>
        </span>
      </form>
    </Sheet>
  );
};
