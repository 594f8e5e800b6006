import { Button, NativeSelect, Textarea } from "@mantine/core";
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from "@morsel/domain/social";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Sheet } from "../shell/page/page.tsx";
import classes from "./sharing.module.css";

export type ReportFieldsProps = {
  /** Sentence that says what the moderators will see. */
  readonly hint: ReactNode;
  /** True while the report is sent. */
  readonly isBusy: boolean;
  /** Called with the reason and the details. */
  readonly onReport: (reason: ReportReason, text: string) => void;
  /** Called when nothing is to be reported. */
  readonly onCancel: () => void;
};

/** Reason and details of a report to the moderators. */
export const ReportFields = ({ hint, isBusy, onReport, onCancel }: ReportFieldsProps) => {
  const intl = useIntl();
  const [reason, setReason] = useState<ReportReason>("spam");
  const [text, setText] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onReport(reason, text);
  };
  return (
    <Sheet>
      <form className={classes.form} onSubmit={submit} noValidate>
        <NativeSelect
          label={<FormattedMessage id="messages.report.reason" />}
          description={hint}
          value={reason}
          data={REPORT_REASONS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `messages.report.${value}` }),
          }))}
          onChange={({ currentTarget: { value } }) => setReason(REPORT_REASONS.find((one) => one === value) ?? "other")}
        />
        <Textarea
          label={<FormattedMessage id="messages.report.text" />}
          rows={3}
          maxLength={REPORT_TEXT_MAX}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <span className={classes.actions}>
          <Button type="submit" loading={isBusy}>
            <FormattedMessage id="messages.report.submit" />
          </Button>
          <Button variant="default" onClick={onCancel}>
            <FormattedMessage id="friends.cancel" />
          </Button>
        </span>
      </form>
    </Sheet>
  );
};
