import { ML_PER_CUP, ML_PER_FLUID_OUNCE } from "../../units/index.ts";
import type { Serving, ServingId } from "../food.ts";

/** Kitchen measures in millilitres, by the words of servings. */
const MILLILITRES: Readonly<Record<string, number>> = {
  ml: 1,
  "fl oz": ML_PER_FLUID_OUNCE,
  teaspoon: ML_PER_CUP / 48,
  tablespoon: ML_PER_CUP / 16,
  cup: ML_PER_CUP,
  pint: ML_PER_CUP * 2,
  quart: ML_PER_CUP * 4,
};

/** "1 1/2 cups", "1 cup (8 fl oz)", "100 ml"; "1 cup, sliced" measures the slices, not the food. */
const VOLUME = /^([\d./ ]+) (ml|fl oz|teaspoon|tablespoon|cup|pint|quart)s?(?: \(\d+ fl oz\))?$/u;

const millilitresOf = (label: string): number => {
  const [, amount = "", unit = ""] = VOLUME.exec(label) ?? [];
  const count = amount.split(" ").reduce((sum, part) => {
    const [whole, parts = 1] = part.split("/");
    return sum + Number(whole) / Number(parts);
  }, 0);
  return count * (MILLILITRES[unit] ?? Number.NaN);
};

/** F16: no food is lighter or heavier. */
export const isDensity = (gramsPerMl: number | undefined): gramsPerMl is number =>
  gramsPerMl !== undefined && gramsPerMl >= 0.01 && gramsPerMl <= 3;

/** The measure by which labels of drinks and sauces go. */
export const LABEL_VOLUME = "100 ml";

/**
 * F16: grams of a millilitre by the serving of 100 ml, else by the largest that is a plain volume; undefined where none is, or no
 * food could be so.
 */
export const densityOf = (servings: readonly Serving[]): number | undefined => {
  let [most, density] = [0, 0];
  for (const { label, grams } of servings) {
    const ml = label === LABEL_VOLUME ? Number.MAX_VALUE : millilitresOf(label);
    if (ml > most && ml < Infinity) [most, density] = [ml, grams / (label === LABEL_VOLUME ? 100 : ml)];
  }
  return isDensity(density) ? density : undefined;
};

const OFFERED = ["ml", "teaspoon", "tablespoon", "fl oz", "cup"];

/** F16: the volumes in which a food can be counted besides its own servings; none where its density is not known. */
export const volumeServings = (
  servings: readonly Serving[],
  gramsPerMl: number | undefined = densityOf(servings),
): readonly Serving[] => {
  if (!isDensity(gramsPerMl)) return [];
  const labels = new Set(servings.map(({ label }) => label.toLowerCase()));
  const ids = new Set<string>(servings.map(({ id }) => id));
  return OFFERED.flatMap((unit) => {
    const [label, id] = [`1 ${unit}`, `1-${unit.replace(" ", "-")}`];
    const grams = Math.round(gramsPerMl * (MILLILITRES[unit] ?? 0) * 1e4) / 1e4;
    return labels.has(label) || ids.has(id) ? [] : [{ id: id as ServingId, label, grams }];
  });
};
