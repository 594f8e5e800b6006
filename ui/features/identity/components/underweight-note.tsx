import { bmiClass, bodyMassIndex } from "@morsel/domain/measurements";
import { FormattedMessage } from "react-intl";
import classes from "./goal-summary.module.css";

export type UnderweightNoteProps = {
  readonly goalWeightKg: number | undefined;
  readonly heightCm: number | undefined;
};

/** M7: a goal below what is healthy at this height is kept, and not without a kind word. */
export const UnderweightNote = ({ goalWeightKg, heightCm }: UnderweightNoteProps) => {
  const bmi = goalWeightKg === undefined || heightCm === undefined ? undefined : bodyMassIndex(goalWeightKg, heightCm);
  if (bmi === undefined || bmiClass(bmi) !== "underweight") return null;
  return (
    <p className={classes.floor} role="note">
      <FormattedMessage id="account.goal.underweight" />
    </p>
  );
};
