import type { RuleRefused } from "@morsel/application/platform/refusals";
import type { IntlShape } from "react-intl";
import type { Figures } from "../foods/figures.tsx";

/** Why goals are not taken, in the reader's unit; whoever refused them, this page or the server. */
export const goalsRefusalWords = (intl: IntlShape, figures: Figures, refused: RuleRefused): string => {
  if (refused._tag === "BelowSafeEnergy")
    return intl.formatMessage({ id: "goals.refused.floor" }, { floor: figures.energyWithUnit(refused.floor) });
  if (refused._tag === "EnergyRefused")
    return intl.formatMessage({ id: "goals.refused.ceiling" }, { max: figures.energyWithUnit(refused.max) });
  if (refused._tag === "SplitSum") return intl.formatMessage({ id: "goals.refused.sum" }, { sum: refused.sum });
  return intl.formatMessage({ id: "goals.refused.other" });
};
