import { ActionIcon, Button } from "@mantine/core";
import { optionWith, type FoodOption, GRAM, countableServings, defaultPortion } from "@morsel/domain/diary";
import type { Food, FoodVariant } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import { Suspense, useRef, type FormEvent } from "react";
import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage, useIntl } from "react-intl";
import { leaveOnEscape } from "../../../../hooks/leave-on-escape.ts";
import { IconArrowLeft } from "../../../../theme/icons.ts";
import { AmountFields } from "../../../../amounts/amount-fields.tsx";
import { AmountShortcuts } from "../../../../amounts/amount-shortcuts.tsx";
import { VariantChoice } from "../../../../amounts/variant-choice.tsx";
import { useAmount } from "../../../../amounts/use-amount.ts";
import { useMealNames } from "../../../../settings/meal-names.ts";
import { Preview } from "../../../../amounts/preview.tsx";
import classes from "./amount-editor.module.css";

const FavouriteTools = lazyComponent(
  () => import("../../../favourites/pages/favourite-tools.tsx"),
  ({ FavouriteTools }) => FavouriteTools,
);

export type AmountEditorProps = {
  readonly option: FoodOption;
  /** Undefined while it is fetched: the amount can be typed already. */
  readonly food: Food | undefined;
  readonly meal: Meal;
  readonly onLog: (option: FoodOption) => void;
  /** Another state of the same thing was chosen: raw, boiled. */
  readonly onVariant?: (variant: FoodVariant) => void;
  readonly onBack: () => void;
};

/** A food before it is logged: how much of it. */
export const AmountEditor = ({ option, food, meal, onLog, onVariant, onBack }: AmountEditorProps) => {
  const intl = useIntl();
  const meals = useMealNames();
  const input = useAmount({
    offered: option,
    servings: food === undefined ? [option.serving, GRAM] : countableServings(food),
    usual: food === undefined ? [option] : [option, defaultPortion(food)],
    per100g: food?.nutrients,
  });
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const helping = input.submit();
    if (helping !== undefined) onLog(optionWith(option, helping, food));
  };
  return (
    <form className={classes.editor} onSubmit={submit} onKeyDown={leaveOnEscape(onBack)} noValidate>
      <header className={classes.header}>
        <ActionIcon aria-label={intl.formatMessage({ id: "diary.backToList" })} onClick={onBack}>
          <IconArrowLeft size={20} stroke={1.75} />
        </ActionIcon>
        <div className={classes.words}>
          <h2 className={classes.name} lang={option.language}>
            {option.description}
          </h2>
          {option.brand !== undefined && <p className={classes.brand}>{option.brand}</p>}
        </div>
        {food !== undefined && (
          <Suspense>
            <FavouriteTools food={food} isStarAlone />
          </Suspense>
        )}
      </header>
      {food !== undefined && onVariant !== undefined && <VariantChoice food={food} onVariant={onVariant} />}
      <AmountFields input={input} field={field} autoFocus />
      <AmountShortcuts input={input} offered={option} field={field} />
      <Preview per100g={food?.nutrients} grams={input.reading.ok ? input.reading.value.grams : undefined} />
      <Button type="submit" disabled={!input.reading.ok} fullWidth>
        <FormattedMessage id="diary.addNow" values={{ meal: meals.of(meal) }} />
      </Button>
    </form>
  );
};
