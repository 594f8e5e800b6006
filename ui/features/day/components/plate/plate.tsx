import { Button, TextInput, UnstyledButton } from "@mantine/core";
import type { FoodBoxEvent } from "@morsel/application/diary/client/food-box";
import type { DayView } from "@morsel/application/diary/diary-view";
import { submitRows, type PlateRow } from "@morsel/application/diary/client/plate";
import { plateTotals, remainingAfter, withFoods, withPlanned } from "@morsel/application/diary/client/plate-totals";
import type { LogItem } from "@morsel/application/diary/client/log-item";
import { isMealName } from "@morsel/domain/diary";
import type { Food, FoodId } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leaveOnEscape } from "../../../../hooks/leave-on-escape.ts";
import { IconChevronDown, IconChevronUp } from "../../../../theme/icons.ts";
import { useFigures } from "../../../../figures/figures.tsx";
import { ItemRow } from "../../../meals/components/item-row.tsx";
import { MealTotals } from "../../../../figures/meal-totals.tsx";
import rowClasses from "../../../meals/components/item-row.module.css";
import { useMealNames } from "../../../../settings/meal-names.ts";
import classes from "./plate.module.css";

export type PlateProps = {
  readonly rows: readonly PlateRow[];
  /** Shows the rows where there is no room for them beside the list. */
  readonly isOpen: boolean;
  readonly meal: Meal;
  /** Undefined while it is on its way: what remains of it is not known then. */
  readonly view: DayView | undefined;
  /** W285: whether what is logged is only planned, and then what remains is what remains with all that is planned. */
  readonly isPlanned?: boolean;
  /** The whole foods that are at hand. */
  readonly foods: ReadonlyMap<FoodId, Food>;
  readonly send: (event: FoodBoxEvent) => void;
  /** Remembers what is logged as a meal. */
  readonly onRemember: (name: string, items: readonly LogItem[]) => void;
};

/** Selected foods: each amount is edited in place; shows their total and what remains of the day. */
export const Plate = (props: PlateProps) => {
  const { rows: given, isOpen, meal, view, isPlanned = false, foods, send, onRemember } = props;
  const intl = useIntl();
  const figures = useFigures();
  const meals = useMealNames();
  const [name, setName] = useState<string>();
  const [isNameRefused, setNameRefused] = useState(false);
  const rows = withFoods(given, foods);
  const count = rows.length;
  const change = (plate: readonly PlateRow[]) => send({ kind: "plate changed", plate });
  const left = view === undefined ? undefined : remainingAfter(rows, isPlanned ? withPlanned(view) : view).energy;
  const log = (): void => {
    const isRefused = name !== undefined && !isMealName(name);
    setNameRefused(isRefused);
    if (isRefused) return send({ kind: "plate opened", isOpen: true });
    const { items } = submitRows(rows);
    change(rows);
    if (items !== undefined && name !== undefined) onRemember(name, items);
    send({ kind: "plate logged" });
  };
  return (
    <section
      className={classes.plate}
      data-plate={isOpen ? "open" : "shut"}
      aria-label={intl.formatMessage({ id: "plate.title" })}
      onKeyDown={leaveOnEscape(() => send({ kind: "closed" }))}
    >
      <div className={classes.head}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          onClick={() => send({ kind: "plate opened", isOpen: !isOpen })}
        >
          <FormattedMessage id="plate.title" />
          {isOpen ? (
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconChevronUp size={18} stroke={1.75} aria-hidden="true" />
          )}
        </UnstyledButton>
        <strong className={classes.title}>
          <FormattedMessage id="plate.title" />
        </strong>
        <span role="status" className={classes.count}>
          <FormattedMessage id="diary.ticked" values={{ count }} />
        </span>
        <Button variant="subtle" color="gray" px="sm" className={classes.clear} onClick={() => change([])}>
          <FormattedMessage id="plate.clear" />
        </Button>
      </div>
      <div className={classes.rows}>
        <ul className={rowClasses.rows} aria-label={intl.formatMessage({ id: "plate.title" })}>
          {rows.map((row) => (
            <ItemRow
              key={row.key}
              row={row}
              food={row.item.foodId === undefined ? undefined : foods.get(row.item.foodId)}
              onChange={(next) => change(given.map((other) => (other.key === row.key ? next : other)))}
              onRemove={() => change(given.filter(({ key }) => key !== row.key))}
              onEnter={log}
            />
          ))}
        </ul>
        {name === undefined ? (
          <Button variant="subtle" px="sm" className={classes.remember} onClick={() => setName(meals.of(meal))}>
            <FormattedMessage id="plate.remember" />
          </Button>
        ) : (
          <div className={classes.name}>
            <TextInput
              label={<FormattedMessage id="plate.mealName" />}
              value={name}
              autoFocus
              onFocus={({ currentTarget }) => currentTarget.select()}
              onChange={({ currentTarget: { value } }) => {
                setNameRefused(false);
                setName(value);
              }}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                log();
              }}
              error={isNameRefused && <FormattedMessage id="meals.nameNeeded" />}
              autoComplete="off"
            />
            <Button variant="subtle" color="gray" px="sm" onClick={() => setName(undefined)}>
              <FormattedMessage id="plate.notRemember" />
            </Button>
          </div>
        )}
      </div>
      <div className={classes.foot}>
        <div className={classes.sums}>
          <MealTotals totals={plateTotals(rows, view?.day.entries)} label={intl.formatMessage({ id: "plate.total" })} />
          <p className={classes.left} role="status">
            {left !== undefined && !figures.isEnergyHidden && (
              <FormattedMessage
                id={left < 0 ? "plate.over" : "plate.left"}
                values={{ energy: figures.energyWithUnit(Math.abs(left)) }}
              />
            )}
          </p>
        </div>
        <Button onClick={log} className={classes.log}>
          <FormattedMessage id={isPlanned ? "plate.plan" : "plate.log"} values={{ count, meal: meals.of(meal) }} />
        </Button>
      </div>
    </section>
  );
};
