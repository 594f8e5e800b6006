import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { CodeWish } from "@morsel/domain/back-office";
import { MOST_CODE_MONTHS, readPremiumCode } from "@morsel/domain/membership";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import { dayAhead, endOfDay } from "../days.ts";
import { isReasonShort, ReasonField } from "./reason-field.tsx";

export type CodeFormProps = {
  readonly now: number;
  readonly isBusy: boolean;
  readonly onSubmit: (reason: string, wish: CodeWish) => void;
};

const GIVES = ["months", "discount"] as const;
const MOST_USES = 1_000_000;

const whole = (typed: string, max: number): number | undefined => {
  const number = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= max ? number : undefined;
};

/** BO2: makes a code. */
export const CodeForm = ({ now, isBusy, onSubmit }: CodeFormProps) => {
  const intl = useIntl();
  const [gives, setGives] = useState<(typeof GIVES)[number]>("months");
  const [typedMonths, setMonths] = useState("1");
  const [typedMost, setMost] = useState("1");
  const [code, setCode] = useState("");
  const [day, setDay] = useState(() => dayAhead(now, 90));
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const months = gives === "discount" ? 0 : whole(typedMonths, MOST_CODE_MONTHS);
  const most = whole(typedMost, MOST_USES);
  const end = endOfDay(day);
  const until = end === undefined || end <= now ? undefined : end;
  const isCode = code.trim() === "" || readPremiumCode(code) !== undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(true);
    if (months === undefined || most === undefined || until === undefined || !isCode || isReasonShort(reason)) return;
    onSubmit(reason, { gives, months, most, until, ...(code.trim() === "" ? {} : { code }) });
  };
  const wrong = (
    isWrong: boolean,
    id: "office.day.wrong" | "office.code.text.wrong" | "office.number.wrong",
    max = 0,
  ) => (isTold && isWrong ? { error: <FormattedMessage id={id} values={{ max }} /> } : {});
  return (
    <Sheet>
      <form className={sharing.form} onSubmit={submit} noValidate>
        <NativeSelect
          label={<FormattedMessage id="office.code.gives" />}
          value={gives}
          data={GIVES.map((value) => ({ value, label: intl.formatMessage({ id: `office.code.gives.${value}` }) }))}
          onChange={({ currentTarget: { value } }) => setGives(value === "discount" ? "discount" : "months")}
        />
        <span className={sharing.pair}>
          {gives === "months" && (
            <TextInput
              label={<FormattedMessage id="office.code.months" />}
              inputMode="numeric"
              maxLength={2}
              value={typedMonths}
              {...wrong(months === undefined, "office.number.wrong", MOST_CODE_MONTHS)}
              onChange={({ currentTarget: { value } }) => setMonths(value)}
            />
          )}
          <TextInput
            label={<FormattedMessage id="office.code.most" />}
            inputMode="numeric"
            maxLength={7}
            value={typedMost}
            {...wrong(most === undefined, "office.number.wrong", MOST_USES)}
            onChange={({ currentTarget: { value } }) => setMost(value)}
          />
          <TextInput
            type="date"
            label={<FormattedMessage id="office.code.until" />}
            value={day}
            min={dayAhead(now, 0)}
            {...wrong(until === undefined, "office.day.wrong")}
            onChange={({ currentTarget: { value } }) => setDay(value)}
          />
        </span>
        <TextInput
          label={<FormattedMessage id="office.code.text" />}
          description={<FormattedMessage id="office.code.text.hint" />}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          value={code}
          {...wrong(!isCode, "office.code.text.wrong")}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        <ReasonField reason={reason} isTold={isTold} onReason={setReason} />
        <Button type="submit" loading={isBusy}>
          <FormattedMessage id="office.code.make" />
        </Button>
      </form>
    </Sheet>
  );
};
