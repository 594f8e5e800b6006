import classes from "../../../food-rows/kept-list.module.css";
import { Button, UnstyledButton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { MEAL_SORTS, type MealSort, type MealId } from "@morsel/domain/diary";
import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { MealNow } from "@morsel/application/meals/meals-now";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { LoadingRows } from "../../../shell/states/loading-rows.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { Problem } from "../../../shell/page/page.tsx";
import { IconChevronDown } from "../../../theme/icons.ts";
import { SearchAndSort } from "../../../fields/search-and-sort.tsx";
import { useMeals } from "../meal-mutations.ts";
import { MealLine } from "./meal-line.tsx";

export type MealsScreenProps = {
  readonly meals: MealsClient;
  /** Meals that were edited and not saved. */
  readonly edited: ReadonlySet<MealId>;
  readonly editorOf: (meal: MealNow) => ReactNode;
};

const PAUSE = 200;

/** A member's saved meals: found, opened in their place, more of them at the foot. */
export const MealsScreen = ({ meals: client, edited, editorOf }: MealsScreenProps) => {
  const intl = useIntl();
  const [text, setText] = useState("");
  const [sort, setSort] = useState<MealSort>("newest");
  const [open, setOpen] = useState<MealId>();
  const [asked] = useDebouncedValue(text.trim(), PAUSE);
  const { meals, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMeals(
    client,
    asked,
    sort,
  );
  const isNone = meals?.length === 0 && asked === "" && text.trim() === "";
  return (
    <>
      {!isNone && (
        <SearchAndSort
          label={intl.formatMessage({ id: "meals.search" })}
          text={text}
          onText={setText}
          sortLabel={intl.formatMessage({ id: "meals.sort" })}
          sort={sort}
          sorts={MEAL_SORTS.map((value) => ({ value, label: intl.formatMessage({ id: `meals.sort.${value}` }) }))}
          onSort={setSort}
        />
      )}
      {isError && meals === undefined && (
        <>
          <Problem>
            <FormattedMessage id="meals.failed" /> {refusalWords(intl, error)}
          </Problem>
          <Button variant="default" onClick={() => void refetch()}>
            <FormattedMessage id="diary.again" />
          </Button>
        </>
      )}
      {!isError && meals === undefined && <LoadingRows />}
      {isNone && (
        <EmptyList
          title={<FormattedMessage id="meals.none" />}
          hint={<FormattedMessage id="meals.noneHint" />}
          first={{ path: "/food/diary", words: <FormattedMessage id="meals.openDiary" /> }}
        />
      )}
      <div role="status" className={classes.status}>
        {meals?.length === 0 && !isNone && <FormattedMessage id="meals.notFound" values={{ text: asked }} />}
      </div>
      {meals !== undefined && meals.length > 0 && (
        <ul className={classes.list}>
          {meals.map((meal) => (
            <li key={meal.id} className={classes.meal} data-open={open === meal.id || undefined}>
              <h2 className={classes.head}>
                <UnstyledButton
                  className={classes.line}
                  aria-expanded={open === meal.id}
                  onClick={() => setOpen(open === meal.id ? undefined : meal.id)}
                >
                  <MealLine meal={meal} />
                  {edited.has(meal.id) && open !== meal.id && (
                    <span className={classes.edited}>
                      <FormattedMessage id="meals.changedHere" />
                    </span>
                  )}
                  <IconChevronDown size={18} stroke={1.75} className={classes.chevron} aria-hidden="true" />
                </UnstyledButton>
              </h2>
              {open === meal.id && editorOf(meal)}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <FormattedMessage id="meals.more" />
        </Button>
      )}
    </>
  );
};
