import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox } from "@mantine/core";
import {
  readIngredientLine,
  type IngredientLine,
  lineToScale,
  kitchenAmount,
  kitchenAmountText,
  type RecipeLine,
} from "@morsel/domain/recipes";
import { gramsOfUnit, AMOUNT_MAX } from "@morsel/domain/units";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { useFigures, type Figures } from "../../../figures/figures.tsx";
import { keyedTexts } from "../keyed-texts.ts";
import classes from "./recipes.module.css";

const isMetric = ({ unit }: IngredientLine): boolean =>
  unit === "ml" || unit === "l" || unit === "g" || unit === "kg" || unit === "mg";

/** R5: weights in figures, spoons and pieces in the fractions of a kitchen. */
const amountWords = (figures: Figures, line: IngredientLine, amount: number): string => {
  const kitchen = isMetric(line) ? undefined : kitchenAmount(Math.min(AMOUNT_MAX, amount));
  return kitchen === undefined ? figures.typed(amount) : kitchenAmountText(kitchen);
};

/** A line as it reads for so many times as much; as it was written where nothing is changed. */
const scaledWords = (intl: IntlShape, figures: Figures, text: string, factor: number): string => {
  const scaled = factor === 1 ? undefined : lineToScale(text);
  if (scaled === undefined || scaled.as === "nothing") return text;
  if (scaled.as === "written")
    return intl.formatMessage({ id: "recipes.timesAsWritten" }, { line: text, factor: figures.typed(factor) });
  const { line } = scaled;
  const { amount = 1, amountMax, unit, name, note = "" } = line;
  const least = amountWords(figures, line, amount * factor);
  const words =
    amountMax === undefined
      ? least
      : intl.formatMessage({ id: "recipes.range" }, { least, most: amountWords(figures, line, amountMax * factor) });
  const measured =
    unit === undefined
      ? words
      : intl.formatMessage(
          { id: "recipes.measured" },
          { amount: words, unit: intl.formatMessage({ id: `recipes.unit.${unit}` }, { count: amount * factor }) },
        );
  return intl.formatMessage({ id: note === "" ? "recipes.scaled" : "recipes.scaledNote" }, { measured, name, note });
};

export type IngredientListProps = {
  readonly lines: readonly RecipeLine[];
  readonly factor: number;
  /** Each with a checkbox, for use while cooking. */
  readonly isTicked?: boolean;
};

/** Scaled ingredients; those that are not counted are marked. */
export const IngredientList = ({ lines, factor, isTicked = false }: IngredientListProps) => {
  const intl = useIntl();
  const figures = useFigures();
  return (
    <ul className={classes.ingredients}>
      {keyedTexts(lines).map(([key, line]) => {
        const words = scaledWords(intl, figures, line.text, factor);
        const grams = line.match?.grams;
        const read = readIngredientLine(line.text);
        const isWeighed = read.ok && read.value.unit !== undefined && gramsOfUnit(read.value.unit) !== undefined;
        const isHeading = line.match === undefined && line.text.endsWith(":");
        if (isHeading)
          return (
            <li key={key} className={classes.part}>
              {line.text}
            </li>
          );
        return (
          <li key={key}>
            {isTicked ? <Checkbox label={words} size="md" /> : <span>{words}</span>}
            {grams !== undefined && !isWeighed && !isTicked && (
              <span className={classes.hint}> {figures.withUnit(grams * factor, "g")}</span>
            )}
            {line.isLeftOut === true && !isTicked && (
              <span className={classes.hint}>
                {" "}
                <FormattedMessage id="recipes.notCounted" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
