import { KCAL_PER_GRAM } from "@morsel/domain/goals";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "./figures.tsx";
import { nutrientName } from "./nutrient-names.ts";
import classes from "./macro-ring.module.css";

export type MacroRingProps = { readonly facts: NutritionFacts };

const MACROS = ["carbohydrates", "fat", "protein"] as const;
type Macro = (typeof MACROS)[number];

const SIZE = 132;
const STROKE = 14;
const RADIUS = (SIZE - STROKE) / 2;
const LENGTH = 2 * Math.PI * RADIUS;

type Slice = { readonly id: Macro; readonly grams: number; readonly share: number; readonly before: number };

/** Shares of the energy of the three; undefined where one of them is unknown or there is none at all. */
export const macroSlices = (facts: NutritionFacts): readonly Slice[] | undefined => {
  const grams = MACROS.map((id) => facts[id]);
  if (grams.some((amount) => amount === undefined)) return undefined;
  const energies = MACROS.map((id) => (facts[id] ?? 0) * KCAL_PER_GRAM[id]);
  const total = energies.reduce((sum, energy) => sum + energy, 0);
  if (total <= 0) return undefined;
  let before = 0;
  return MACROS.map((id, i) => {
    const share = (energies[i] ?? 0) / total;
    const slice = { id, grams: grams[i] ?? 0, share, before };
    before += share;
    return slice;
  });
};

/** Where the energy of an amount comes from: a ring, and the same as a table. */
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
        <div className={classes.inside} aria-hidden="true">
          <strong>{facts.energy === undefined ? "–" : figures.energy(facts.energy)}</strong>
          <span>{figures.unit}</span>
        </div>
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
