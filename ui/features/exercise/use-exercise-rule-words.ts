import type { RuleRefused } from "@morsel/application/platform/refusals";
import { useIntl } from "react-intl";
import { formatWeight } from "../../i18n/body-figures.ts";
import { useUnits } from "../../i18n/units.tsx";
import { useFigures } from "../../figures/figures.tsx";

/** Words for a refusal of an exercise rule, in the reader's language and units. */
export const useExerciseRuleWords = () => {
  const intl = useIntl();
  const figures = useFigures();
  const units = useUnits();
  const lifted = (kg: number): string => formatWeight(intl, units.weight === "lb" ? "lb" : "kg", kg, 0);
  return (rule: RuleRefused): string | undefined => {
    switch (rule._tag) {
      case "ExerciseRefused":
        return rule.field === "weightKg"
          ? intl.formatMessage(
              { id: "exercise.weightRange" },
              { min: formatWeight(intl, units.weight, rule.min), max: formatWeight(intl, units.weight, rule.max) },
            )
          : intl.formatMessage(
              { id: rule.field === "met" ? "exercise.metRange" : "exercise.minutesFromTo" },
              { min: rule.min, max: rule.max },
            );
      case "StrengthRefused":
        return rule.field === "weightKg"
          ? intl.formatMessage({ id: "exercise.liftedRange" }, { max: lifted(rule.max) })
          : intl.formatMessage(
              { id: rule.field === "sets" ? "exercise.setsRange" : "exercise.repsRange" },
              { min: rule.min, max: rule.max },
            );
      case "RoutineRefused":
        return intl.formatMessage(
          { id: rule.field === "name" ? "exercise.nameRange" : "exercise.routines.range" },
          { min: rule.min, max: rule.max },
        );
      case "OwnExerciseRefused":
        return intl.formatMessage(
          { id: rule.field === "name" ? "exercise.nameRange" : "exercise.metRange" },
          { min: rule.min, max: rule.max },
        );
      case "ExerciseNoteRefused":
        return intl.formatMessage({ id: "exercise.noteRange" }, { max: rule.max });
      case "ExerciseOwnEnergyRefused":
        return intl.formatMessage({ id: "exercise.energyRange" }, { max: figures.energyWithUnit(rule.max) });
      default:
        return undefined;
    }
  };
};
