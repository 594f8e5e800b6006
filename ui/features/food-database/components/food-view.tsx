import type { CalendarDate } from "@morsel/domain/calendar";
import {
  countableServings,
  defaultPortion,
  gramsOf,
  optionOfFood,
  optionWith,
  type FoodOption,
} from "@morsel/domain/diary";
import { GRAM_SERVING, writtenGtin, type Food, type FoodVariant, nutriScoreOf } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import { type LabelBasis, factsOfGrams } from "@morsel/domain/nutrition";
import { Suspense } from "react";
import { lazyComponent } from "../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { IconArrowLeft } from "../../../theme/icons.ts";
import { formatAmount } from "../../../figures/format-amount.ts";
import { AmountFields } from "../../../amounts/amount-fields.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { useAmount } from "../../../amounts/use-amount.ts";
import { FoodDoubtsNote } from "./food-doubts-note.tsx";
import { FoodActions } from "./food-actions.tsx";
import { FoodSource } from "./food-source.tsx";
import { foodPath } from "../../../food-rows/food-path.ts";
import { LabelChoice } from "../../foods/components/label-choice.tsx";
import { LogHere } from "../../../logging/log-here.tsx";
import { MacroRing } from "./facts/macro-ring.tsx";
import { NutrientTable } from "./facts/nutrient-table.tsx";
import { TypicalRecipe } from "./typical-recipe.tsx";
import { VariantChoice } from "../../../amounts/variant-choice.tsx";
import { SignUpNudge } from "../../foods/components/sign-up-nudge.tsx";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import classes from "../../foods/components/food-view.module.css";

const DeletedFood = lazyComponent(
  () => import("../../own-foods/pages/deleted-food.tsx"),
  ({ DeletedFood }) => DeletedFood,
);

const FoodSubmission = lazyComponent(
  () => import("../../own-foods/pages/food-submission.tsx"),
  ({ FoodSubmission }) => FoodSubmission,
);

export type FoodViewProps = {
  readonly food: Food;
  /** Path of the food database for this viewer. */
  readonly databasePath: string;
  /** Label law of the viewer's country. */
  readonly labelLaw: LabelBasis;
  /** Another state of the same thing was chosen. */
  readonly onVariant?: (variant: FoodVariant) => void;
  /** Absent for visitors, who are asked to sign up instead. */
  readonly logging?: {
    readonly meal: Meal;
    readonly date: CalendarDate;
    /** The entry from which the food was opened. */
    readonly entry?: { readonly id: string; readonly date: string } | undefined;
    readonly onLog: (option: FoodOption, date: CalendarDate, meal: Meal, isPlanned: boolean) => void;
  };
};

const isOwn = ({ source: { dataset, owner, deleted } }: Food): boolean =>
  dataset === "own" && owner === undefined && deleted === undefined;

/** All that is known about a food: its label, its nutrients, where they come from; and a way to log it. */
export const FoodView = ({ food, databasePath, labelLaw, logging, onVariant }: FoodViewProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const first = defaultPortion(food);
  const servings = countableServings(food);
  const input = useAmount({ offered: first, servings, usual: [first], per100g: food.nutrients });
  // While what is typed cannot be read, the figures stay on what was read last.
  const { serving: counted } = input;
  const amount = input.lastAmount;
  const weighed = gramsOf(amount, counted);
  const grams = weighed.ok ? weighed.value : 0;
  const facts = factsOfGrams(food.nutrients, grams);
  const grade = nutriScoreOf(food);
  const words = formatAmount(intl, figures, amount, counted);
  const serving =
    counted.id === GRAM_SERVING
      ? words
      : intl.formatMessage({ id: "foods.label.serving" }, { label: words, grams: figures.amount(grams) });
  return (
    <article className={classes.page}>
      <AppLink path={databasePath} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        <FormattedMessage id="foods.back" />
      </AppLink>
      <header className={classes.head}>
        <h1 className={classes.name} lang={food.language}>
          {food.description}
        </h1>
        {food.brand !== undefined && <p className={classes.brand}>{food.brand}</p>}
        {food.recipe !== undefined && (
          <p className={classes.brand}>
            <FormattedMessage id="foods.estimated" />
          </p>
        )}
        <p className={classes.meta}>
          {food.category}
          {food.category !== "" && food.originalName !== undefined && food.originalName !== food.description && (
            <>
              {" · "}
              <FormattedMessage id="foods.original" values={{ name: food.originalName }} />
            </>
          )}
        </p>
        {grade !== undefined && (
          <p className={classes.meta}>
            <FormattedMessage id="foods.nutriScoreIs" values={{ grade }} />
          </p>
        )}
        {food.barcode !== undefined && (
          <p className={classes.meta}>
            <FormattedMessage id="foods.barcode" values={{ barcode: writtenGtin(food.barcode) }} />
          </p>
        )}
        {food.source.deleted === true && (
          <Suspense fallback={<div className={classes.doubts} />}>
            <DeletedFood food={food} />
          </Suspense>
        )}
        <FoodDoubtsNote food={food} />
        {logging !== undefined && <FoodActions food={food} entry={logging.entry} />}
        {food.alternativeNames.length > 0 && (
          <p className={classes.meta}>
            <FormattedMessage
              id="foods.alsoKnown"
              values={{ names: intl.formatList(food.alternativeNames, { type: "unit" }) }}
            />
          </p>
        )}
      </header>
      <div className={classes.amount}>
        {onVariant !== undefined && <VariantChoice food={food} onVariant={onVariant} />}
        <AmountFields input={input} />
        {logging === undefined ? (
          <SignUpNudge back={foodPath(food, true)} />
        ) : (
          <LogHere
            meal={logging.meal}
            date={logging.date}
            isReady={input.reading.ok}
            onLog={(date, meal, isPlanned) => {
              const helping = input.submit();
              if (helping !== undefined) logging.onLog(optionWith(optionOfFood(food), helping), date, meal, isPlanned);
            }}
          />
        )}
      </div>
      <div className={classes.label}>
        <LabelChoice food={food} grams={grams} serving={serving} law={labelLaw} />
      </div>
      <div className={classes.body}>
        <section>
          <h2>
            <FormattedMessage id="foods.macros" />
          </h2>
          <MacroRing facts={facts} />
        </section>
        <section>
          <h2>
            <FormattedMessage id="foods.nutrients" />
          </h2>
          <NutrientTable per100g={food.nutrients} grams={grams} />
        </section>
        {food.recipe !== undefined && (
          <TypicalRecipe recipe={food.recipe} pathOf={(one) => foodPath(one, logging !== undefined)} />
        )}
        {/* Kept with its member's own foods, and no other's. */}
        {logging !== undefined && isOwn(food) && (
          <Suspense fallback={null}>
            <FoodSubmission food={food} />
          </Suspense>
        )}
        <FoodSource source={food.source} />
        <OdblNotice foodIds={[food.id]} />
      </div>
    </article>
  );
};
