import type { NutritionFacts } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { macroSlices } from "./macro-slices.ts";
import { nutrientName } from "../../../../figures/nutrient-names.ts";
import classes from "./macro-ring.module.css";

export type MacroRingProps = { readonly facts: NutritionFacts };

const SIZE = 132;
const STROKE = 14;
const RADIUS = (SIZE - STROKE) / 2;
const LENGTH = 2 * Math.PI * RADIUS;

/** Calories by macro: a ring, and the same as a table. */
export const MacroRing = ({ facts }: MacroRingProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const slices = macroSlices(facts);
  const percent = (share: number) => intl.formatNumber(share, { style: "percent" });
  if (slices === undefined)
    return (
      <p className={classes.unknown}>
        <FormattedMessage id="foods.macrosUnknown" />
      </p>
    );
  const shares = Object.fromEntries(slices.map(({ id, share }) => [id, percent(share)]));
  return (
    <div className={classes.macros}>
      <div className={classes.ring} role="img" aria-label={intl.formatMessage({ id: "foods.macroRing" }, shares)}>
        <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
          {slices.map(({ id, share, before }) => (
            <circle
              key={id}
              className={classes[id]}
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              strokeWidth={STROKE}
              strokeDasharray={`${Math.max(0, share * LENGTH - 2)} ${LENGTH}`}
              strokeDashoffset={-before * LENGTH}
            />
          ))}
        </svg>
        {figures.isEnergyHidden ? null : (
          <div className={classes.inside} aria-hidden="true">
            <strong>{facts.energy === undefined ? "–" : figures.energy(facts.energy)}</strong>
            <span>{figures.unit}</span>
          </div>
        )}
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="foods.macroNutrient" />
            </th>
            <th scope="col">
              <FormattedMessage id="foods.macroAmount" />
            </th>
            <th scope="col">
              <FormattedMessage id="foods.macroShare" />
            </th>
          </tr>
        </thead>
        <tbody>
          {slices.map(({ id, grams, share }) => (
            <tr key={id}>
              <th scope="row">
                <span className={`${classes.dot} ${classes[id]}`} aria-hidden="true" />
                {intl.formatMessage(nutrientName(id))}
              </th>
              <td>{figures.withUnit(grams, "g")}</td>
              <td>{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
