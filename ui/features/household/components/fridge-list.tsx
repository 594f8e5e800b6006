import { NativeSelect } from "@mantine/core";
import type { CalendarDate } from "@morsel/domain/calendar";
import { isMeal, type Meal } from "@morsel/domain/meal-slots";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import { useMealNames } from "../../../settings/meal-names.ts";
import { useFridge, type FridgePorts } from "../use-fridge.ts";
import { DishRow } from "./dish-row.tsx";
import classes from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { WaitingList } from "./waiting-list.tsx";

export type FridgeListProps = FridgePorts & { readonly today: CalendarDate; readonly meal: Meal };

/** Leftovers and portions; each is logged with one tap. */
export const FridgeList = ({ today, meal: first, ...ports }: FridgeListProps) => {
  const names = useMealNames();
  const [meal, setMeal] = useState(first);
  const { view, error, refetch, ...acts } = useFridge(ports);
  const place = { date: today, meal };
  return (
    <>
      {view !== undefined && view.waiting.length > 0 && <WaitingList waiting={view.waiting} acts={acts} />}
      <Sheet labelledBy="fridge">
        <h2 id="fridge" className={page.subtitle}>
          <FormattedMessage id="household.fridge" />
        </h2>
        {view === undefined && (error === null ? <Waiting /> : <Failed error={error} onRetry={refetch} />)}
        {view?.dishes.length === 0 && (
          <p className={classes.hint}>
            <FormattedMessage id="household.fridge.none" />
          </p>
        )}
        {view !== undefined && view.dishes.length > 0 && (
          <>
            <NativeSelect
              label={<FormattedMessage id="foods.logTo" />}
              data={names.choices(meal)}
              value={meal}
              onChange={({ currentTarget: { value } }) => setMeal(isMeal(value) ? value : meal)}
            />
            <ul className={classes.list}>
              {view.dishes.map((dish) => (
                <DishRow key={dish.id} dish={dish} place={place} acts={acts} />
              ))}
            </ul>
          </>
        )}
      </Sheet>
    </>
  );
};
