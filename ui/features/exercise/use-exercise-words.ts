import { exerciseEnergy, type ExerciseEnergy } from "@morsel/domain/exercise";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useFigures } from "../../figures/figures.tsx";

/** Inputs of an effort; the domain computes its energy. */
export type Effort = { readonly met: number; readonly weightKg: number; readonly minutes: number };

/** How exercise is written: energy, and where it comes from. */
export const useExerciseWords = () => {
  const intl = useIntl();
  const figures = useFigures();
  return useMemo(() => {
    const figure = (value: number): string => intl.formatNumber(value, { maximumFractionDigits: 1 });
    return {
      figure,
      minutes: (minutes: number): string => intl.formatMessage({ id: "exercise.min" }, { minutes: figure(minutes) }),
      /** "30 min × 9.8 MET × 81.2 kg": a MET is counted per kilogram, whatever the reader's unit. */
      formula: ({ met, weightKg, minutes }: Effort): string =>
        intl.formatMessage(
          { id: "exercise.formula" },
          { minutes: figure(minutes), met: intl.formatNumber(met, { maximumFractionDigits: 2 }), kg: figure(weightKg) },
        ),
      /** Undefined for what is out of range. */
      energyOf: (effort: Effort): ExerciseEnergy | undefined => {
        const energy = exerciseEnergy(effort);
        return energy.ok ? energy.value : undefined;
      },
      energy: figures.energyWithUnit,
    };
  }, [intl, figures]);
};
