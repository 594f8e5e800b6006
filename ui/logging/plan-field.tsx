import { FormattedMessage } from "react-intl";
import type { Planning } from "./use-planning.ts";
import classes from "./plan-field.module.css";

export type PlanFieldProps = {
  /** Choice from `usePlanning`; undefined for past days. */
  readonly planning: Planning | undefined;
};

/** Chooses between eaten and planned; past days do not ask. */
export const PlanField = ({ planning }: PlanFieldProps) =>
  planning && (
    <label className={classes.field}>
      <input
        type="checkbox"
        checked={planning.isOn}
        onChange={({ currentTarget: { checked } }) => planning.choose(checked)}
      />
      <FormattedMessage id="diary.planOnly" />
    </label>
  );
