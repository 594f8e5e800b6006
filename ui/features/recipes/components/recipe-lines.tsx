import { Button, Textarea } from "@mantine/core";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { DraftLine } from "@morsel/application/recipes/client/recipe-draft";
import type { FactsNow } from "@morsel/domain/recipes";
import { useState, type KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { LineActions } from "../use-recipe-lines.ts";
import { LineRow } from "./line-row.tsx";
import classes from "./recipes.module.css";

export type RecipeLinesProps = {
  readonly lines: readonly DraftLine[];
  readonly facts: FactsNow;
  readonly foods: FoodsClient;
  readonly actions: LineActions;
  readonly isMatching: boolean;
  readonly error?: string;
};

/** The lines of a recipe, each with what it is taken to be; Enter adds one more, and pasted lines come in at once. */
export const RecipeLines = ({ lines, facts, foods, actions, isMatching, error }: RecipeLinesProps) => {
  const intl = useIntl();
  const [typed, setTyped] = useState("");
  const add = (): void => {
    actions.add(typed);
    setTyped("");
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <ul className={classes.lines} aria-busy={isMatching}>
        {lines.map((line) => (
          <LineRow key={line.key} line={line} facts={facts} foods={foods} actions={actions} />
        ))}
      </ul>
      <div className={classes.add}>
        <Textarea
          className={classes.grow}
          label={<FormattedMessage id="recipes.addLine" />}
          placeholder={intl.formatMessage({ id: "recipes.addLineExample" })}
          value={typed}
          rows={1}
          autosize
          maxRows={6}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onKeyDown={onKey}
          autoComplete="off"
          {...(error === undefined ? {} : { error })}
        />
        <Button variant="default" onClick={add}>
          <FormattedMessage id="recipes.add" />
        </Button>
      </div>
    </>
  );
};
