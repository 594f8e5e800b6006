import { Button } from "@mantine/core";
import type { StrengthSet } from "@morsel/domain/exercise";
import { FormattedMessage, useIntl } from "react-intl";
import { useUnits } from "../../../../i18n/units.tsx";
import { IconCheck } from "../../../../theme/icons.ts";
import { liftedIn, liftedUnit } from "../../lifted-weight.ts";
import { useExerciseWords } from "../../use-exercise-words.ts";
import classes from "./exercise-day.module.css";
import { RestTimer } from "./rest-timer.tsx";

export type NextSetProps = {
  readonly name: string;
  /** Place of the set in its exercise, from 1. */
  readonly turn: number;
  readonly set: StrengthSet;
  /** When the set before it was logged here, in ms; absent if it was not. */
  readonly restedSince: number | undefined;
  readonly onLog: () => void;
  readonly onRested: () => void;
};

/** The next set as it was done last time, logged by one tap, with the rest before it. */
export const NextSet = ({ name, turn, set, restedSince, onLog, onRested }: NextSetProps) => {
  const intl = useIntl();
  const words = useExerciseWords();
  const unit = liftedUnit(useUnits().weight);
  const { reps, weightKg } = set;
  const said =
    weightKg === undefined
      ? intl.formatMessage({ id: "exercise.nextReps" }, { reps })
      : intl.formatMessage(
          { id: "exercise.nextWeight" },
          { reps, weight: words.figure(liftedIn(unit, weightKg)), unit },
        );
  return (
    <div className={classes.next} role="group" aria-label={name}>
      <Button variant="light" leftSection={<IconCheck size={18} stroke={1.75} />} onClick={onLog}>
        <FormattedMessage id="exercise.nextSet" values={{ set: turn, said }} />
      </Button>
      {restedSince !== undefined && <RestTimer key={restedSince} since={restedSince} onEnd={onRested} />}
    </div>
  );
};
