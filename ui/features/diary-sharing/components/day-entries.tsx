import type { DiaryEntry, Meal, Slot } from "@morsel/domain/diary";
import { entryEnergy, isQuickEntry, totalsOf } from "@morsel/domain/diary";
import { Fragment, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatAmount } from "../../../figures/format-amount.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { MealTotals } from "../../../figures/meal-totals.tsx";
import { Figure } from "../../../figures/nutrient-figures.tsx";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { namesIn } from "../../../settings/meal-names.ts";
import { Sheet } from "../../../shell/page/page.tsx";
import classes from "./shared-diary.module.css";

export type DayEntriesProps = {
  /** Meals under the owner's names. */
  readonly slots: readonly Slot[];
  /** Foods of the day. */
  readonly entries: readonly DiaryEntry[];
  /** Action on the foods of a meal. */
  readonly mealAction?: (meal: Meal, name: string, entries: readonly DiaryEntry[]) => ReactNode;
  /** Action on a food. */
  readonly entryAction?: (entry: DiaryEntry) => ReactNode;
  /** Shown below a food. */
  readonly entryNote?: (entry: DiaryEntry) => ReactNode;
};

/** Foods of another member's day, meal by meal, under the names that the owner gave the meals. */
export const DayEntries = ({ slots, entries, mealAction, entryAction, entryNote }: DayEntriesProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const names = namesIn(intl, { slots });
  const meals = [...new Set([...slots.map(({ id }) => id), ...entries.map(({ meal }) => meal)])];
  if (entries.length === 0)
    return (
      <p>
        <FormattedMessage id="diarySharing.nothing" />
      </p>
    );
  return (
    <>
      {meals.map((meal) => {
        const eaten = entries.filter((entry) => entry.meal === meal);
        const name = names.of(meal);
        return eaten.length === 0 ? null : (
          <Sheet key={meal} labelledBy={`shared-${meal}`}>
            <div className={classes.meal}>
              <h3 id={`shared-${meal}`}>{name}</h3>
              {mealAction?.(meal, name, eaten)}
            </div>
            <ul className={classes.list} aria-label={name}>
              {eaten.map((entry) => (
                <Fragment key={entry.id}>
                  <li className={classes.entry}>
                    <FoodLine
                      name={entry.description}
                      details={
                        isQuickEntry(entry)
                          ? ""
                          : [formatAmount(intl, figures, entry.amount, entry.serving), entry.brand]
                              .filter(Boolean)
                              .join(" · ")
                      }
                      energy={
                        <>
                          <Figure id="energy" amount={entryEnergy(entry)} /> {figures.unit}
                        </>
                      }
                    />
                    {entryAction?.(entry)}
                  </li>
                  {entryNote?.(entry)}
                </Fragment>
              ))}
            </ul>
            <MealTotals
              totals={totalsOf(eaten)}
              label={intl.formatMessage({ id: "diarySharing.mealTotal" }, { name })}
            />
          </Sheet>
        );
      })}
      <OdblNotice foodIds={entries.map(({ foodId }) => foodId)} />
    </>
  );
};
