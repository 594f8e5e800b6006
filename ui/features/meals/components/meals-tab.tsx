import { ActionIcon, Button, Skeleton, UnstyledButton } from "@mantine/core";
import { mealsForSlot } from "@morsel/application/meals/client/meal-items";
import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { MealNow } from "@morsel/application/meals/meals-now";
import type { Meal } from "@morsel/domain/meal-slots";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { IconChevronRight } from "../../../theme/icons.ts";
import { useMeals } from "../meal-mutations.ts";
import { mealPartsQuery, type MealParts } from "../meals-query.ts";
import { MealLine } from "./meal-line.tsx";
import classes from "./meals-tab.module.css";

export type MealsTabProps = MealParts & {
  /** The slot to which is logged. */
  readonly slot: Meal;
  readonly onMeal: (meal: MealNow) => void;
  /** For who changes its amounts first. */
  readonly onPlate: (meal: MealNow) => void;
};

/** Saved meals in the food box, those of the slot first: one tap logs all of one. */
export const MealsTab = ({ openMeals, moreWords, slot, onMeal, onPlate }: MealsTabProps) => {
  const { data, error, refetch } = useQuery(mealPartsQuery({ openMeals, moreWords }));
  if (data !== undefined) return <Listed client={data.meals} slot={slot} onMeal={onMeal} onPlate={onPlate} />;
  return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
};

const Waiting = () => (
  <div className={classes.words} aria-busy="true">
    <Skeleton height={56} radius="md" />
    <Skeleton height={56} radius="md" />
  </div>
);

const Failed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const intl = useIntl();
  return (
    <div className={classes.words} role="alert">
      <p>{refusalWords(intl, error)}</p>
      <Button variant="default" onClick={onRetry}>
        <FormattedMessage id="diary.again" />
      </Button>
    </div>
  );
};

type ListedProps = Pick<MealsTabProps, "slot" | "onMeal" | "onPlate"> & { readonly client: MealsClient };

const Listed = ({ client, slot, onMeal, onPlate }: ListedProps) => {
  const intl = useIntl();
  const { meals, isError, error, refetch } = useMeals(client);
  if (meals === undefined) return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />;
  if (meals.length === 0)
    return (
      // The content scrolls where letters are large, by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className={classes.tab} role="region" aria-label={intl.formatMessage({ id: "meals.title" })} tabIndex={0}>
        <p className={classes.words}>
          <FormattedMessage id="meals.noneHint" />
        </p>
      </div>
    );
  return (
    <div className={classes.tab}>
      <ul className={classes.list}>
        {mealsForSlot(meals, slot).map((meal) => (
          <li key={meal.id} className={classes.row}>
            <UnstyledButton className={classes.meal} onClick={() => onMeal(meal)}>
              <MealLine meal={meal} />
            </UnstyledButton>
            <ActionIcon
              aria-label={intl.formatMessage({ id: "meals.toPlate" }, { name: meal.name })}
              onClick={() => onPlate(meal)}
            >
              <IconChevronRight size={18} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <AppLink path="/meal/mine" className={classes.all}>
        <FormattedMessage id="meals.all" />
      </AppLink>
    </div>
  );
};
