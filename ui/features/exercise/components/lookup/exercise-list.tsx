import { exerciseSlug, type Exercise } from "@morsel/domain/exercise";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { FoodLine } from "../../../../food-rows/food-line.tsx";
import { useExerciseWords } from "../../use-exercise-words.ts";
import type { TypedEffort } from "../../use-effort.ts";
import classes from "./lookup.module.css";

export type ExerciseListProps = {
  readonly exercises: readonly Exercise[];
  /** For which energy is shown. */
  readonly effort: TypedEffort;
};

export const exercisePath = (exercise: Pick<Exercise, "id" | "name">): string =>
  `/exercise/calories-burned/${exerciseSlug(exercise)}`;

/** Exercises as one compares them: what each costs in the same time. */
export const ExerciseList = ({ exercises, effort: { weightKg, minutes } }: ExerciseListProps) => {
  const intl = useIntl();
  const words = useExerciseWords();
  const energyOf = (exercise: Exercise) => {
    if (exercise.kind === "strength") return <FormattedMessage id="exercise.setsShort" />;
    if (weightKg === undefined || minutes === undefined) return "–";
    const energy = words.energyOf({ met: exercise.met, weightKg, minutes });
    return energy === undefined ? "–" : words.energy(energy.gross);
  };
  const detailsOf = (exercise: Exercise): string =>
    [
      exercise.group,
      exercise.kind === "cardio"
        ? intl.formatMessage({ id: "exercise.met" }, { met: intl.formatNumber(exercise.met) })
        : exercise.words,
    ]
      .filter((part) => part !== undefined)
      .join(" · ");
  return (
    <ul className={classes.list}>
      {exercises.map((exercise) => (
        <li key={exercise.id}>
          <AppLink path={exercisePath(exercise)} className={classes.exercise}>
            <FoodLine name={exercise.name} details={detailsOf(exercise)} energy={energyOf(exercise)} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
};
