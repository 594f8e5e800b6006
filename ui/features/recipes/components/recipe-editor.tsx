import "@mantine/core/styles/InlineInput.css";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, Textarea, TextInput } from "@mantine/core";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import { recipeOfDraft, sumOfDraft, type RecipeDraft } from "@morsel/application/recipes/client/recipe-draft";
import {
  checkRecipe,
  type FactsNow,
  type Recipe,
  type RecipeDraftRefused,
  type RecipeFood,
} from "@morsel/domain/recipes";
import { decimalText, readMoney } from "@morsel/domain/currency";
import { readAmount } from "@morsel/domain/units";
import { useRef, useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import { MealTotals } from "../../../figures/meal-totals.tsx";
import { useRecipeLines } from "../use-recipe-lines.ts";
import { RecipeLines } from "./recipe-lines.tsx";
import { YieldFields } from "./yield-fields.tsx";
import classes from "./recipes.module.css";

export type RecipeEditorProps = {
  readonly recipes: RecipesClient;
  readonly foods: FoodsClient;
  readonly first: RecipeDraft;
  /** How many lines a page had more than a recipe holds. */
  readonly leftOut: number;
  readonly currency: string;
  readonly newId: () => string;
  readonly isSaving: boolean;
  /** The foods that its lines are now. */
  readonly known: readonly RecipeFood[];
  readonly onSave: (recipe: Recipe) => void;
  readonly onCancel: () => void;
};

type Field = RecipeDraftRefused["field"] | "tareGrams" | "lineGrams";

/** A recipe as it is typed: what stands in the way of saving is said at its field. */
export const RecipeEditor = (props: RecipeEditorProps) => {
  const { recipes, foods, first, leftOut, currency, newId, isSaving, known, onSave, onCancel } = props;
  const intl = useIntl();
  const { mark } = useFigures();
  const [draft, setDraft] = useState(first);
  const [cost, setCost] = useState(first.cost === undefined ? "" : decimalText(first.cost).replace(".", mark));
  const [wrong, setWrong] = useState<Field>();
  const form = useRef<HTMLFormElement>(null);
  const edit = (change: Partial<RecipeDraft>): void => {
    setWrong(undefined);
    setDraft((before) => ({ ...before, ...change }));
  };
  const read = (text: string): number | undefined => {
    const amount = readAmount(text, mark);
    return amount.ok ? amount.value : undefined;
  };
  const lines = useRecipeLines({ recipes, foods, lines: draft.lines, known, read, setDraft });
  const facts: FactsNow = lines.facts;
  const { perServing, unsettled } = sumOfDraft(draft, read, facts);
  const refuse = (field: Field): void => {
    setWrong(field);
    queueMicrotask(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { recipe, unreadable } = recipeOfDraft(draft, read);
    const [field] = unreadable;
    if (field !== undefined) return refuse(field);
    const price = cost.trim() === "" ? undefined : readMoney(cost, draft.cost?.currency ?? currency, mark);
    if (price?.ok === false) return refuse("cost");
    const { cost: _before, ...rest } = recipe;
    const checked = checkRecipe(price === undefined ? rest : { ...rest, cost: price.value });
    if (!checked.ok) return refuse(checked.error.field);
    onSave(checked.value);
  };
  const errorOf = (...fields: readonly Field[]) =>
    wrong !== undefined && fields.includes(wrong)
      ? { error: intl.formatMessage({ id: `recipes.wrong.${wrong}` }) }
      : {};
  return (
    <form ref={form} className={classes.editor} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <TextInput
          label={<FormattedMessage id="recipes.titleField" />}
          value={draft.title}
          maxLength={120}
          onChange={({ currentTarget: { value } }) => edit({ title: value })}
          autoComplete="off"
          {...errorOf("title")}
        />
        <div className={classes.pair}>
          <TextInput
            label={<FormattedMessage id="recipes.servings" />}
            value={draft.servings}
            inputMode="decimal"
            onChange={({ currentTarget: { value } }) => edit({ servings: value })}
            autoComplete="off"
            {...errorOf("servings")}
          />
          <TextInput
            label={<FormattedMessage id="recipes.minutes" />}
            value={draft.totalMinutes}
            inputMode="numeric"
            onChange={({ currentTarget: { value } }) => edit({ totalMinutes: value })}
            autoComplete="off"
            {...errorOf("totalMinutes")}
          />
        </div>
      </div>
      <section className={classes.section} aria-labelledby="recipe-lines">
        <h2 id="recipe-lines" className={classes.subtitle}>
          <FormattedMessage id="recipes.ingredients" />
        </h2>
        <p className={classes.hint}>
          <FormattedMessage id="recipes.ingredientsHint" />
        </p>
        {leftOut > 0 && (
          <p className={classes.notice}>
            <FormattedMessage id="recipes.tooManyLines" values={{ count: leftOut }} />
          </p>
        )}
        <RecipeLines
          lines={draft.lines}
          facts={facts}
          foods={foods}
          actions={lines.actions}
          isMatching={lines.isMatching}
          {...errorOf("lines")}
        />
        <div role="status" className={classes.status}>
          {unsettled.length > 0 && <FormattedMessage id="recipes.unsettled" values={{ count: unsettled.length }} />}
        </div>
        <h3 className={classes.small}>
          <FormattedMessage id="recipes.perServing" />
        </h3>
        <MealTotals totals={perServing} label={intl.formatMessage({ id: "recipes.perServing" })} />
        <OdblNotice foodIds={draft.lines.map(({ match }) => match?.foodId)} />
      </section>
      <section className={classes.section} aria-labelledby="recipe-steps">
        <h2 id="recipe-steps" className={classes.subtitle}>
          <FormattedMessage id="recipes.steps" />
        </h2>
        <Textarea
          aria-labelledby="recipe-steps"
          description={<FormattedMessage id="recipes.stepsHint" />}
          value={draft.steps}
          rows={8}
          onChange={({ currentTarget: { value } }) => edit({ steps: value })}
          {...errorOf("steps")}
        />
        <Checkbox
          label={<FormattedMessage id="recipes.isCooked" />}
          description={<FormattedMessage id="recipes.isCookedHint" />}
          checked={draft.isCooked}
          onChange={({ currentTarget: { checked } }) => edit({ isCooked: checked })}
        />
      </section>
      <YieldFields
        recipes={recipes}
        draft={draft}
        newId={newId}
        read={read}
        onChange={edit}
        {...errorOf("grossGrams", "tareGrams")}
      />
      <TextInput
        className={classes.narrow}
        label={<FormattedMessage id="recipes.cost" values={{ currency: draft.cost?.currency ?? currency }} />}
        description={<FormattedMessage id="recipes.costHint" />}
        value={cost}
        inputMode="decimal"
        onChange={({ currentTarget: { value } }) => {
          setWrong(undefined);
          setCost(value);
        }}
        autoComplete="off"
        {...errorOf("cost")}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isSaving}>
          <FormattedMessage id="recipes.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="recipes.cancel" />
        </Button>
      </div>
    </form>
  );
};
