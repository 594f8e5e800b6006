import { Button, NativeSelect, Textarea } from "@mantine/core";
import { type FoodReportReason, REPORT_TEXT_MAX, type ReportReason } from "@morsel/domain/social";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Sheet } from "../shell/page/page.tsx";
import classes from "./sharing.module.css";

export type ReportFieldsProps<Reason extends ReportReason | FoodReportReason> = {
  /** Reasons to choose from, the most frequent first. */
  readonly reasons: readonly Reason[];
  /** Sentence that says what the moderators will see. */
  readonly hint: ReactNode;
  /** True while the report is sent. */
  readonly isBusy: boolean;
  /** Called with the reason and the details. */
  readonly onReport: (reason: Reason, text: string) => void;
  /** Called when nothing is to be reported. */
  readonly onCancel: () => void;
};

/** Reason and details of a report to the moderators. */
export const ReportFields = <Reason extends ReportReason | FoodReportReason>({
  reasons,
  hint,
  isBusy,
  onReport,
  onCancel,
}: ReportFieldsProps<Reason>) => {
  const intl = useIntl();
  const [reason, setReason] = useState(reasons[0]);
  const [text, setText] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason !== undefined) onReport(reason, text);
  };
  return (
    <Sheet>
      <form className={classes.form} onSubmit={submit} noValidate>
        <NativeSelect
          label={<FormattedMessage id="messages.report.reason" />}
          description={hint}
          value={reason}
          data={reasons.map((value) => ({
            value,
            label: intl.formatMessage({ id: `messages.report.${value}` }),
          }))}
          onChange={({ currentTarget: { value } }) => setReason(reasons.find((one) => one === value))}
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
