import { Button, TextInput } from "@mantine/core";
import {
  optionOfFood,
  optionWith,
  type FoodOption,
  costOfServing,
  countableServings,
  defaultPortion,
  gramsOf,
} from "@morsel/domain/diary";
import type { RecipeNow } from "@morsel/application/recipes/recipe-foods";
import { foodOfRecipe, recipeSumNow, scaleFactor } from "@morsel/domain/recipes";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Food } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import type { LabelBasis } from "@morsel/domain/nutrition";
import { readAmount } from "@morsel/domain/units";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { IconArrowLeft, IconTrash } from "../../../theme/icons.ts";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { AmountFields } from "../../../amounts/amount-fields.tsx";
import { LabelChoice } from "../../foods/components/label-choice.tsx";
import { LogHere } from "../../../logging/log-here.tsx";
import { formatAmount } from "../../../figures/format-amount.ts";
import { useAmount } from "../../../amounts/use-amount.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { MealTotals } from "../../../figures/meal-totals.tsx";
import { formatMoney } from "../format-money.ts";
import { IngredientList } from "./ingredient-list.tsx";
import { StepList } from "./step-list.tsx";
import { ingredientCount } from "../ingredient-count.ts";
import classes from "./recipes.module.css";

export type RecipeViewProps = {
  readonly recipe: RecipeNow;
  /** Its own address. */
  readonly path: string;
  readonly law: LabelBasis;
  readonly meal: Meal;
  readonly date: CalendarDate;
  /** Sharing switch, for the owner. */
  readonly reach?: ReactNode;
  readonly picture?: ReactNode;
  readonly onLog: (option: FoodOption, date: CalendarDate, meal: Meal, isPlanned: boolean) => void;
  readonly onDelete: () => void;
};

/** A recipe to read: what goes in for so many servings, what is done, what it holds, and a way to log it. */
export const RecipeView = ({ recipe, path, law, meal, date, reach, picture, onLog, onDelete }: RecipeViewProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const [wanted, setWanted] = useState(figures.editable(recipe.servings));
  const read = readAmount(wanted, figures.mark);
  const factor = (read.ok ? scaleFactor(recipe.servings, read.value) : undefined) ?? 1;
  const { total, perServing, made, unsettled } = recipeSumNow(recipe);
  const isStanding = recipe.isDeleted !== true;
  const isOwn = recipe.owner === undefined && isStanding;
  const { cost, source, totalMinutes } = recipe;
  const share = cost === undefined ? undefined : costOfServing(cost, recipe.servings);
  return (
    <article className={classes.page}>
      <AppLink path="/recipe_parser" className={classes.back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        <FormattedMessage id="recipes.all" />
      </AppLink>
      <header className={classes.head}>
        <h1 className={classes.title}>{recipe.title}</h1>
        <p className={classes.hint}>
          <FormattedMessage
            id="recipes.details"
            values={{ servings: recipe.servings, lines: ingredientCount(recipe) }}
          />
          {totalMinutes !== undefined && (
            <>
              {" · "}
              <FormattedMessage id="recipes.inMinutes" values={{ minutes: totalMinutes }} />
            </>
          )}
        </p>
        {recipe.owner !== undefined && (
          <p className={classes.hint}>
            <FormattedMessage id="household.ofHousehold" values={{ owner: recipe.owner }} />
          </p>
        )}
        <div className={classes.links}>
          {source !== undefined && (
            <a href={source} target="_blank" rel="noopener noreferrer nofollow">
              <FormattedMessage id="recipes.source" />
            </a>
          )}
        </div>
        <div className={classes.actions} data-screen-only>
          <ActionLink path={`${path}?view=cook`}>
            <FormattedMessage id="recipes.cook" />
          </ActionLink>
          {made !== undefined && isStanding && (
            <ActionLink path={`/household/split/${recipe.id}`} variant="default">
              <FormattedMessage id="household.split" />
            </ActionLink>
          )}
          {isOwn && (
            <ActionLink path={`${path}?view=edit`} variant="default">
              <FormattedMessage id="recipes.edit" />
            </ActionLink>
          )}
          <Button variant="default" onClick={() => window.print()}>
            <FormattedMessage id="recipes.print" />
          </Button>
          {isOwn && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={18} stroke={1.75} />}
              onClick={onDelete}
            >
              <FormattedMessage id="recipes.delete" />
            </Button>
          )}
        </div>
        {reach}
      </header>
      {picture}
      <div className={classes.columns}>
        <div className={classes.main}>
          <section className={classes.section} aria-labelledby="ingredients">
            <h2 id="ingredients" className={classes.subtitle}>
              <FormattedMessage id="recipes.ingredients" />
            </h2>
            <TextInput
              className={classes.narrow}
              label={<FormattedMessage id="recipes.forServings" />}
              value={wanted}
              inputMode="decimal"
              onChange={({ currentTarget: { value } }) => setWanted(value)}
              autoComplete="off"
              {...(read.ok && scaleFactor(recipe.servings, read.value) !== undefined
                ? {}
                : { error: intl.formatMessage({ id: "recipes.wrong.servings" }) })}
            />
            <IngredientList lines={recipe.lines} factor={factor} />
            <OdblNotice foodIds={recipe.lines.map(({ match }) => match?.foodId)} />
          </section>
          {recipe.steps.length > 0 && (
            <section className={classes.section} aria-labelledby="steps">
              <h2 id="steps" className={classes.subtitle}>
                <FormattedMessage id="recipes.steps" />
              </h2>
              <StepList steps={recipe.steps} />
            </section>
          )}
        </div>
        <div className={classes.side}>
          {unsettled.length > 0 && (
            <p className={classes.notice}>
              <FormattedMessage id="recipes.unsettledLog" values={{ count: unsettled.length }} />
            </p>
          )}
          <section className={classes.section} aria-labelledby="holds">
            <h2 id="holds" className={classes.subtitle}>
              <FormattedMessage id="recipes.holds" />
            </h2>
            <h3 className={classes.small}>
              <FormattedMessage id="recipes.perServing" />
            </h3>
            <MealTotals totals={perServing} label={intl.formatMessage({ id: "recipes.perServing" })} />
            <h3 className={classes.small}>
              <FormattedMessage id="recipes.whole" />
            </h3>
            <MealTotals totals={total} label={intl.formatMessage({ id: "recipes.whole" })} />
            {made !== undefined && (
              <p className={classes.hint}>
                <FormattedMessage
                  id="recipes.weighs"
                  values={{
                    dish: figures.withUnit(made.grams, "g"),
                    serving: figures.withUnit(made.servingGrams, "g"),
                  }}
                />
              </p>
            )}
            {cost !== undefined && share !== undefined && (
              <p className={classes.hint}>
                <FormattedMessage
                  id="recipes.costs"
                  values={{ all: formatMoney(intl, cost), serving: formatMoney(intl, share) }}
                />
              </p>
            )}
            {recipe.isCooked && (
              <p className={classes.hint}>
                <FormattedMessage id="recipes.cookedNote" />
              </p>
            )}
          </section>
          {made !== undefined && isStanding && (
            <LogAndLabel food={foodOfRecipe(recipe, made)} law={law} meal={meal} date={date} onLog={onLog} />
          )}
        </div>
      </div>
    </article>
  );
};

type LogAndLabelProps = Pick<RecipeViewProps, "law" | "meal" | "date" | "onLog"> & { readonly food: Food };

/** How much of the dish, where to, and the label by either law. */
const LogAndLabel = ({ food, law, meal, date, onLog }: LogAndLabelProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const first = defaultPortion(food);
  const input = useAmount({
    offered: first,
    servings: countableServings(food),
    usual: [first],
    per100g: food.nutrients,
  });
  const weighed = gramsOf(input.lastAmount, input.serving);
  return (
    <>
      <section className={classes.section} aria-labelledby="log-recipe" data-screen-only>
        <h2 id="log-recipe" className={classes.subtitle}>
          <FormattedMessage id="recipes.log" />
        </h2>
        <AmountFields input={input} />
        <LogHere
          meal={meal}
          date={date}
          isReady={input.reading.ok}
          onLog={(into, slot, isPlanned) => {
            const helping = input.submit();
            if (helping !== undefined) onLog(optionWith(optionOfFood(food), helping), into, slot, isPlanned);
          }}
        />
      </section>
      <div className={classes.label}>
        <LabelChoice
          food={food}
          grams={weighed.ok ? weighed.value : 0}
          serving={formatAmount(intl, figures, input.lastAmount, input.serving)}
          law={law}
        />
      </div>
    </>
  );
};
