import type { CardioEntry, RoutineItem, StrengthEntry, StrengthSet } from "@morsel/domain/exercise";
import { useIntl } from "react-intl";
import { useUnits } from "../../i18n/units.tsx";
import { liftedIn, liftedUnit } from "./lifted-weight.ts";
import { useExerciseWords } from "./use-exercise-words.ts";

/** Sets that are alike are said once: "3 × 8 × 60 kg". */
const runsOf = (sets: readonly StrengthSet[]): readonly (StrengthSet & { readonly times: number })[] => {
  const runs: (StrengthSet & { times: number })[] = [];
  for (const set of sets) {
    const last = runs.at(-1);
    if (last?.reps === set.reps && last.weightKg === set.weightKg) last.times += 1;
    else runs.push({ ...set, times: 1 });
  }
  return runs;
};

/** Words for a performed exercise: "30 min", "3 × 8 × 60 kg, 1 × 5". */
export const useDoneWords = () => {
  const intl = useIntl();
  const words = useExerciseWords();
  const unit = liftedUnit(useUnits().weight);
  return (entry: Pick<CardioEntry, "kind" | "minutes"> | Pick<StrengthEntry, "kind" | "sets">): string => {
    if (entry.kind === "cardio") return words.minutes(entry.minutes);
    return intl.formatList(
      runsOf(entry.sets).map(({ times, reps, weightKg }) =>
        weightKg === undefined
          ? intl.formatMessage({ id: "exercise.setsOf" }, { times, reps })
          : intl.formatMessage(
              { id: "exercise.setsOfWeight" },
              { times, reps, weight: words.figure(liftedIn(unit, weightKg)), unit },
            ),
      ),
      { type: "unit" },
    );
  };
};

/** The same of what a routine says. */
export const useItemWords = () => {
  const words = useDoneWords();
  return ({ exercise: { kind }, done: { minutes = 0, sets = [] } }: RoutineItem): string =>
    words(kind === "cardio" ? { kind, minutes } : { kind, sets });
};
