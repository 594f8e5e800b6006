import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox } from "@mantine/core";
import type { RecipeStep } from "@morsel/domain/recipes";
import { Fragment } from "react";
import { keyedTexts } from "../keyed-texts.ts";
import classes from "./recipes.module.css";

export type StepListProps = {
  readonly steps: readonly RecipeStep[];
  /** Large, each with a checkbox, for use while cooking. */
  readonly isTicked?: boolean;
};

/** Steps in order, under the headings of their sections. */
export const StepList = ({ steps, isTicked = false }: StepListProps) => (
  <ol className={classes.steps} data-large={isTicked || undefined}>
    {keyedTexts(steps).map(([key, { text, section }], place) => (
      <Fragment key={key}>
        {section !== undefined && section !== steps[place - 1]?.section && <li className={classes.part}>{section}</li>}
        <li className={classes.step}>{isTicked ? <Checkbox label={text} size="md" /> : text}</li>
      </Fragment>
    ))}
  </ol>
);
