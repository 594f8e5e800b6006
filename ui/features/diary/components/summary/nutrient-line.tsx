import type { NutrientId } from "@morsel/domain/nutrition";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { shortName } from "../../../../figures/nutrient-names.ts";
import classes from "./nutrient-line.module.css";

export type NutrientLineProps = {
  readonly ids: readonly NutrientId[];
  readonly figureOf: (id: NutrientId) => ReactNode;
};

/** The three that everybody knows by a letter. */
const LETTERS: Partial<Record<NutrientId, "diary.letter.carbohydrates" | "diary.letter.fat" | "diary.letter.protein">> =
  {
    carbohydrates: "diary.letter.carbohydrates",
    fat: "diary.letter.fat",
    protein: "diary.letter.protein",
  };

/** The chosen nutrients in one line, where there is no room for their columns: "C 27 g  F 0.4 g  P –". */
export const NutrientLine = ({ ids, figureOf }: NutrientLineProps) => {
  const intl = useIntl();
  if (ids.length === 0) return null;
  return (
    <span className={classes.line} data-line role="list">
      {ids.map((id) => {
        const name = intl.formatMessage(shortName(id));
        const letter = LETTERS[id];
        return (
          <span key={id} role="listitem" data-nutrient={id}>
            {letter === undefined ? name : <abbr title={name}>{intl.formatMessage({ id: letter })}</abbr>}{" "}
            <span className={classes.figure}>{figureOf(id)}</span>
          </span>
        );
      })}
    </span>
  );
};
