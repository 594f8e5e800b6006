import { factsOfGrams, type NutrientId, type NutritionFacts } from "@morsel/domain/nutrition";
import { useIntl } from "react-intl";
import { useFigures } from "../figures/figures.tsx";
import { shortName } from "../figures/nutrient-names.ts";
import classes from "./preview.module.css";

const SHOWN = ["energy", "carbohydrates", "fat", "protein"] as const satisfies readonly NutrientId[];
const UNITS = { energy: "kcal", carbohydrates: "g", fat: "g", protein: "g" } as const;

export type PreviewProps = {
  /** Nutrition of 100 g; undefined while the food is loading. */
  readonly per100g: NutritionFacts | undefined;
  /** Undefined while the amount cannot be read. */
  readonly grams: number | undefined;
};

/** Shows the nutrition of an amount while it is typed. */
export const Preview = ({ per100g, grams }: PreviewProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const facts = per100g === undefined || grams === undefined ? {} : factsOfGrams(per100g, grams);
  return (
    <dl className={classes.preview} aria-label={intl.formatMessage({ id: "diary.preview" })}>
      {SHOWN.filter((id) => id !== "energy" || !figures.isEnergyHidden).map((id) => {
        const amount = facts[id];
        return (
          <div key={id}>
            <dt>{intl.formatMessage(shortName(id))}</dt>
            <dd>{amount === undefined ? "–" : figures.withUnit(amount, UNITS[id])}</dd>
          </div>
        );
      })}
    </dl>
  );
};
