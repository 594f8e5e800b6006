import { factsOfGrams, nutrientUnit, type NutrientId, type NutritionFacts } from "@morsel/domain/nutrition";
import { percentDailyValue } from "@morsel/domain/nutrition-label";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { NUTRIENT_GROUPS, type NutrientGroup } from "../../../../figures/nutrient-groups.ts";
import { nutrientName } from "../../../../figures/nutrient-names.ts";
import classes from "./nutrient-table.module.css";

export type NutrientTableProps = {
  readonly per100g: NutritionFacts;
  readonly grams: number;
};

/** Basics stand there even when unknown; of the rest only what the source says. */
const ALWAYS: readonly NutrientId[] = [
  "energy",
  "protein",
  "carbohydrates",
  "fat",
  "fiber",
  "sugar",
  "saturated_fat",
  "sodium",
];

/** Groups that are open at first; the others unfold. */
const OPEN: ReadonlySet<NutrientGroup> = new Set(["general", "carbohydrates", "fats"]);

/** All that is known of an amount, group by group, beside 100 g and the daily value. */
export const NutrientTable = ({ per100g, grams }: NutrientTableProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const facts = factsOfGrams(per100g, grams);
  const precise = (amount: number, id: NutrientId): string => {
    const unit = nutrientUnit(id);
    if (unit === "kcal") return figures.energyWithUnit(amount);
    const digits = amount >= 100 ? 0 : amount >= 10 ? 1 : amount >= 0.1 ? 2 : 3;
    return intl.formatMessage(
      { id: "foods.in.unit" },
      { value: intl.formatNumber(amount, { maximumFractionDigits: digits }), unit },
    );
  };
  const cell = (amount: number | undefined, id: NutrientId) =>
    amount === undefined ? (
      <span className={classes.unknown}>
        <FormattedMessage id="foods.unknown" />
      </span>
    ) : (
      precise(amount, id)
    );
  const unknownCount = NUTRIENT_GROUPS.flatMap(([, ids]) => ids).filter((id) => per100g[id] === undefined).length;
  return (
    <div className={classes.groups}>
      {NUTRIENT_GROUPS.map(([group, all]) => {
        const ids = all.filter(
          (id) => (per100g[id] !== undefined || ALWAYS.includes(id)) && !(id === "energy" && figures.isEnergyHidden),
        );
        if (ids.length === 0) return null;
        return (
          <details key={group} className={classes.group} open={OPEN.has(group)}>
            <summary>
              <h3 id={`group-${group}`}>
                <FormattedMessage id={`foods.group.${group}`} />
              </h3>
              <span className={classes.count}>{intl.formatNumber(ids.length)}</span>
            </summary>
            <table className={classes.table} aria-labelledby={`group-${group}`}>
              <thead>
                <tr>
                  <th scope="col">
                    <FormattedMessage id="foods.nutrient" />
                  </th>
                  <th scope="col">
                    <FormattedMessage id="foods.inAmount" values={{ amount: figures.withUnit(grams, "g") }} />
                  </th>
                  <th scope="col" className={classes.hundred}>
                    <FormattedMessage id="foods.per100" />
                  </th>
                  <th scope="col">
                    <FormattedMessage id="foods.dailyValue" />
                  </th>
                </tr>
              </thead>
              <tbody>
                {ids.map((id) => {
                  const amount = facts[id];
                  const share = amount === undefined ? undefined : percentDailyValue(id, amount);
                  return (
                    <tr key={id}>
                      <th scope="row">{intl.formatMessage(nutrientName(id))}</th>
                      <td>{cell(amount, id)}</td>
                      <td className={classes.hundred}>{cell(per100g[id], id)}</td>
                      <td>{share !== undefined && intl.formatNumber(share / 100, { style: "percent" })}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </details>
        );
      })}
      <p className={classes.note}>
        <FormattedMessage id="foods.dvNote" />{" "}
        {unknownCount > 0 && <FormattedMessage id="foods.unknownCount" values={{ count: unknownCount }} />}
      </p>
    </div>
  );
};
