import type { ExerciseDay } from "@morsel/application/exercise/exercise-day";
import { countedEnergy, dayActivity } from "@morsel/domain/exercise";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { useExerciseWords } from "../../use-exercise-words.ts";
import classes from "./exercise-day.module.css";

export type DayEnergyProps = { readonly day: ExerciseDay; readonly diaryPath: string };

/** One line: what of the day's exercise is added to the budget. The sum behind it is a tap away. */
export const DayEnergy = ({ day, diaryPath }: DayEnergyProps) => {
  const figures = useFigures();
  const words = useExerciseWords();
  const { gross, net } = dayActivity(day.entries, day.steps);
  const counted = countedEnergy(day);
  const isOff = day.assignExerciseEnergy === "off";
  // A sum of nothing says nothing.
  if (figures.isEnergyHidden || gross === 0) return null;
  return (
    <section className={classes.summary} aria-labelledby="exercise-counted">
      <h2 id="exercise-counted" className={classes.counted} aria-live="polite">
        <FormattedMessage
          id={isOff ? "exercise.burned" : "exercise.counted"}
          values={{
            energy: figures.energy(isOff ? net : counted),
            unit: figures.unit,
            strong: (text) => <strong>{text}</strong>,
          }}
        />
      </h2>
      <AppLink path={isOff ? "/account/my-goals" : diaryPath} className={classes.link}>
        <FormattedMessage id={isOff ? "exercise.toGoals" : "exercise.toDiary"} />
      </AppLink>
      <details className={classes.why}>
        <summary>
          <FormattedMessage id="exercise.how" />
        </summary>
        <p>
          <FormattedMessage id="exercise.grossAndNet" values={{ gross: words.energy(gross), net: words.energy(net) }} />{" "}
          <FormattedMessage id={isOff ? "exercise.isOff" : "exercise.onlyNet"} />
        </p>
      </details>
    </section>
  );
};
