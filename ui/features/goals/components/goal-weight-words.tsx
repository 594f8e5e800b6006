import type { GoalWeightBand } from "@morsel/domain/goals";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import { planDate } from "../plan-dates.ts";
import classes from "../../../shell/page/page.module.css";

export type GoalWeightWordsProps = {
  readonly band: GoalWeightBand;
  /** In words: "66 kg". */
  readonly goal: string;
  /** kcal a day that the band is about. */
  readonly eaten: number;
};

/** W128: when the goal weight may be reached, with its "if", and whether that is fast. */
export const GoalWeightWords = ({ band, goal, eaten }: GoalWeightWordsProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const energy = figures.energyWithUnit(eaten);
  const calm = figures.isEnergyHidden ? "calm" : "energy";
  if (band.kind !== "band")
    return (
      <p className={classes.hint}>
        <FormattedMessage id={`goals.band.${band.kind}`} values={{ goal, energy, calm }} />
      </p>
    );
  return (
    <p className={classes.hint}>
      <FormattedMessage
        id={band.latest === undefined ? "goals.band.open" : "goals.band.between"}
        values={{
          goal,
          energy,
          calm,
          earliest: planDate(intl, band.earliest),
          latest: band.latest === undefined ? "" : planDate(intl, band.latest),
        }}
      />{" "}
      {band.pace === "comfortable" ? null : <FormattedMessage id={`goals.band.${band.pace}`} />}
    </p>
  );
};
