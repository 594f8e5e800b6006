import type { NutrientId, SummedFacts } from "@morsel/domain/nutrition";
import { useIntl } from "react-intl";
import { SumFigure } from "./nutrient-figures.tsx";
import { useFigures } from "./figures.tsx";
import { shortName } from "./nutrient-names.ts";
import classes from "./meal-totals.module.css";

const MACROS = ["carbohydrates", "fat", "protein"] as const satisfies readonly NutrientId[];

export type MealTotalsProps = {
  /** Sum of several foods. */
  readonly totals: SummedFacts;
  /** Accessible name of the totals. */
  readonly label: string;
};

/** Energy and macros of several foods, each with its colour and its word. */
export const MealTotals = ({ totals, label }: MealTotalsProps) => {
  const intl = useIntl();
  const figures = useFigures();
  return (
    <dl className={classes.totals} aria-label={label}>
      {!figures.isEnergyHidden && (
        <div>
          <dt className="morsel-hidden">{figures.unit}</dt>
          <dd className={classes.energy}>
            <SumFigure totals={totals} id="energy" />{" "}
            <span aria-hidden="true" className={classes.unit}>
              {figures.unit}
            </span>
          </dd>
        </div>
      )}
      {MACROS.map((id) => (
        <div key={id} data-macro={id}>
          <dt>{intl.formatMessage(shortName(id))}</dt>{" "}
          <dd>
            <SumFigure totals={totals} id={id} hasUnit />
          </dd>
        </div>
      ))}
    </dl>
  );
};
