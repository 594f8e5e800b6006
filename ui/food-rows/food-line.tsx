import type { ReactNode } from "react";
import { useFigures } from "../figures/figures.tsx";
import classes from "./food-line.module.css";

export type FoodLineProps = {
  /** Name of the food. */
  readonly name: ReactNode;
  /** Language of the name, where it is not the page's. */
  readonly language?: string | undefined;
  /** Amount, brand or owner: the words that tell it from similar foods. */
  readonly details: ReactNode;
  /** Figure at the end of the line. */
  readonly energy: ReactNode;
  /** The figure is of something else than energy: it is shown where energy is hidden. */
  readonly isShown?: boolean;
};

/** A food in a list: its name, what tells it from others, and its energy at the end of the line, unless it is hidden. */
export const FoodLine = ({ name, language, details, energy, isShown = false }: FoodLineProps) => {
  const { isEnergyHidden } = useFigures();
  return (
    <span className={classes.line}>
      <span className={classes.words}>
        <span className={classes.name} lang={language}>
          {name}
        </span>
        <span className={classes.details}>{details}</span>
      </span>
      {isEnergyHidden && !isShown ? null : <span className={classes.energy}>{energy}</span>}
    </span>
  );
};
