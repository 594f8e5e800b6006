import type { RuleRefused } from "@morsel/application/platform/refusals";
import { nutrientUnit, isNutrientId } from "@morsel/domain/nutrition";
import type { IntlShape } from "react-intl";
import type { Figures } from "../../figures/figures.tsx";
import { nutrientName } from "../../figures/nutrient-names.ts";

/** Explains refused goals in the reader's unit, from this page and from the server alike. */
export const goalsRefusalWords = (intl: IntlShape, figures: Figures, refused: RuleRefused): string => {
  switch (refused._tag) {
    case "BelowSafeEnergy":
      if (figures.isEnergyHidden) return intl.formatMessage({ id: "goals.refused.floorCalm" });
      return intl.formatMessage({ id: "goals.refused.floor" }, { floor: figures.energyWithUnit(refused.floor) });
    case "EnergyRefused":
      if (figures.isEnergyHidden) return intl.formatMessage({ id: "goals.refused.ceilingCalm" });
      return intl.formatMessage({ id: "goals.refused.ceiling" }, { max: figures.energyWithUnit(refused.max) });
    case "SplitSum":
      return intl.formatMessage({ id: "goals.refused.sum" }, { sum: refused.sum });
    case "MealSharesRefused":
      return intl.formatMessage({ id: "goals.refused.meals" }, { sum: refused.sum });
    case "ExerciseSharesRefused":
      return intl.formatMessage({ id: "goals.refused.exercise" });
    case "LimitRefused":
    case "NutrientGoalRefused":
      return intl.formatMessage(
        { id: "goals.refused.limit" },
        isNutrientId(refused.nutrient)
          ? { name: intl.formatMessage(nutrientName(refused.nutrient)), unit: nutrientUnit(refused.nutrient) }
          : { name: refused.nutrient, unit: "" },
      );
    case "TargetRefused":
      return intl.formatMessage(
        { id: refused.field === "steps" ? "goals.refused.steps" : "goals.refused.water" },
        { max: intl.formatNumber(refused.max) },
      );
    default:
      return intl.formatMessage({ id: "goals.refused.other" });
  }
};
