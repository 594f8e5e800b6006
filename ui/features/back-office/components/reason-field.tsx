import { Textarea } from "@mantine/core";
import { REASON_LENGTH } from "@morsel/domain/admin";
import { FormattedMessage } from "react-intl";

export type ReasonFieldProps = {
  /** The reason as it is typed. */
  readonly reason: string;
  /** Tells of a missing reason once somebody has tried without. */
  readonly isTold: boolean;
  /** Told of each change. */
  readonly onReason: (reason: string) => void;
};

export const isReasonShort = (reason: string): boolean => reason.trim().length < REASON_LENGTH.min;

/** AD3: the reason of an act. */
export const ReasonField = ({ reason, isTold, onReason }: ReasonFieldProps) => (
  <Textarea
    label={<FormattedMessage id="admin.act.reason" />}
    description={<FormattedMessage id="admin.act.reason.hint" />}
    rows={2}
    maxLength={REASON_LENGTH.max}
    value={reason}
    {...(isTold && isReasonShort(reason)
      ? { error: <FormattedMessage id="admin.act.reason.wrong" values={REASON_LENGTH} /> }
      : {})}
    onChange={({ currentTarget: { value } }) => onReason(value)}
  />
);
