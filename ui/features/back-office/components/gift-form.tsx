import { TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import { dayAhead, endOfDay } from "../days.ts";
import { isReasonShort } from "./reason-field.tsx";
import { ReasonedEnd } from "./reasoned-end.tsx";

export type GiftFormProps = {
  /** `end` takes back what was given. */
  readonly what: "give" | "end";
  readonly username: string;
  readonly now: number;
  readonly isBusy: boolean;
  readonly onSubmit: (wish: { readonly reason: string; readonly until: number }) => void;
  readonly onCancel: () => void;
};

/** BO1: premium by hand, with its end and the reason. */
export const GiftForm = ({ what, username, now, isBusy, onSubmit, onCancel }: GiftFormProps) => {
  const [day, setDay] = useState(() => dayAhead(now, 30));
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const until = what === "give" ? endOfDay(day) : now;
  const isPast = what === "give" && (until === undefined || until <= now);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(true);
    if (!isReasonShort(reason) && until !== undefined && !isPast) onSubmit({ reason, until });
  };
  return (
    <Sheet>
      <form className={sharing.form} onSubmit={submit} noValidate>
        <p className={sharing.sum}>
          <FormattedMessage id={`office.gift.${what}.lead`} values={{ username }} />
        </p>
        {what === "give" && (
          <TextInput
            type="date"
            label={<FormattedMessage id="office.gift.until" />}
            value={day}
            min={dayAhead(now, 0)}
            {...(isTold && isPast ? { error: <FormattedMessage id="office.day.wrong" /> } : {})}
            onChange={({ currentTarget: { value } }) => setDay(value)}
          />
        )}
        <ReasonedEnd
          reason={reason}
          isTold={isTold}
          onReason={setReason}
          words={<FormattedMessage id={`office.gift.${what}`} />}
          {...(what === "end" ? { color: "red" } : {})}
          isBusy={isBusy}
          onCancel={onCancel}
        />
      </form>
    </Sheet>
  );
};
