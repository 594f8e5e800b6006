import { Button, TextInput } from "@mantine/core";
import { submitRows, withItems } from "@morsel/application/diary/client/plate";
import type { LogItem } from "@morsel/application/diary/client/log-item";
import { optionOfFood, isMealName, LOG_LIMIT, mealFacts, type MealItemNow } from "@morsel/domain/diary";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { isMealChanged, itemsOfDraft, replaceItem, type MealDraft } from "@morsel/application/meals/client/meal-draft";
import type { MealNow } from "@morsel/application/meals/meals-now";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Food, FoodId } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leaveOnEscape } from "../../../hooks/leave-on-escape.ts";
import { IconArrowRight, IconCopy, IconPlus, IconTrash } from "../../../theme/icons.ts";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { Menu } from "../../../shell/sheets/menu.tsx";
import { FoodPicker } from "../../foods/components/food-picker.tsx";
import { LogHere } from "../../../logging/log-here.tsx";
import { ItemRow } from "./item-row.tsx";
import { MealTotals } from "../../../figures/meal-totals.tsx";
import rows from "./item-row.module.css";
import classes from "./meal-editor.module.css";

export type MealEditorProps = {
  readonly meal: MealNow;
  readonly draft: MealDraft;
  /** The meal's foods that are loaded. */
  readonly foods: ReadonlyMap<FoodId, Food>;
  /** Searches foods to add. */
  readonly catalogue: Pick<FoodsClient, "search">;
  /** Preselected meal slot. */
  readonly slot: Meal;
  readonly date: CalendarDate;
  readonly onDraft: (draft: MealDraft) => void;
  readonly onDiscard: () => void;
  readonly onSave: (name: string, items: readonly MealItemNow[]) => void;
  readonly onLog: (date: CalendarDate, slot: Meal, items: readonly LogItem[], isPlanned: boolean) => void;
  /** Its link, where it is asked for. */
  readonly sharing: ReactNode;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
};

/** Position of added foods. */
const AT_END = "end";

/** Reason why the meal cannot be saved or logged. */
type Obstacle = "meals.nameNeeded" | "meals.empty" | "meals.unreadable";

/** A saved meal that lies open: its name, its foods with their amounts, and what can be done with it. */
export const MealEditor = (props: MealEditorProps) => {
  const {
    meal,
    draft,
    foods,
    catalogue,
    slot,
    date,
    onDraft,
    onDiscard,
    onSave,
    onLog,
    sharing,
    onDuplicate,
    onDelete,
  } = props;
  const [isSharing, setSharing] = useState(false);
  const intl = useIntl();
  const [obstacle, setObstacle] = useState<Obstacle>();
  /** The row that gets another food, or the end of the list. */
  const [picking, setPicking] = useState<string>();
  const isChanged = isMealChanged(meal, draft);
  const edit = (next: Partial<MealDraft>): void => {
    setObstacle(undefined);
    onDraft({ ...draft, ...next });
  };
  /** Returns the items to log; undefined if an amount is unreadable or needs confirmation. */
  const submit = (): readonly LogItem[] | undefined => {
    const { rows: next, items } = submitRows(draft.rows);
    onDraft({ ...draft, rows: next });
    if (items === undefined)
      setObstacle(
        next.every(({ gone }) => gone === "food")
          ? "meals.empty"
          : next.some(({ isReadable }) => !isReadable)
            ? "meals.unreadable"
            : undefined,
      );
    return items;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isMealName(draft.name)) return setObstacle("meals.nameNeeded");
    if (draft.rows.length === 0) return setObstacle("meals.empty");
    if (draft.rows.every(({ gone }) => gone === "food") || submit() !== undefined)
      onSave(draft.name, itemsOfDraft(draft));
  };
  const picker = (label: ReactNode, onPick: (food: Food) => void): ReactNode => (
    <div role="search" className={classes.picker} onKeyDown={leaveOnEscape(() => setPicking(undefined))}>
      <FoodPicker
        foods={catalogue}
        label={label}
        autoFocus
        onPick={(food) => {
          setPicking(undefined);
          onPick(food);
        }}
      />
    </div>
  );
  return (
    <div className={classes.editor}>
      <form onSubmit={save} className={classes.form} noValidate>
        <div className={classes.top}>
          <TextInput
            className={classes.name}
            label={<FormattedMessage id="meals.name" />}
            value={draft.name}
            onChange={({ currentTarget: { value } }) => edit({ name: value })}
            error={obstacle === "meals.nameNeeded" && <FormattedMessage id="meals.nameNeeded" />}
            autoComplete="off"
          />
          <Menu
            label={intl.formatMessage({ id: "meals.tools" }, { name: meal.name })}
            actions={[
              {
                key: "duplicate",
                label: <FormattedMessage id="meals.duplicate" />,
                icon: <IconCopy size={18} stroke={1.75} />,
                onUse: onDuplicate,
              },
              {
                key: "share",
                label: <FormattedMessage id="meals.share" />,
                icon: <IconArrowRight size={18} stroke={1.75} />,
                onUse: () => setSharing(true),
              },
              {
                key: "delete",
                label: <FormattedMessage id="meals.delete" />,
                icon: <IconTrash size={18} stroke={1.75} />,
                onUse: onDelete,
              },
            ]}
          />
        </div>
        <ul className={rows.rows} aria-label={intl.formatMessage({ id: "meals.items" }, { name: meal.name })}>
          {draft.rows.map((row) => (
            <ItemRow
              key={row.key}
              row={row}
              food={row.item.foodId === undefined ? undefined : foods.get(row.item.foodId)}
              onChange={(next) => edit({ rows: draft.rows.map((other) => (other.key === row.key ? next : other)) })}
              onRemove={() => edit({ rows: draft.rows.filter(({ key }) => key !== row.key) })}
              onSwap={() => setPicking(picking === row.key ? undefined : row.key)}
              below={
                picking === row.key &&
                picker(<FormattedMessage id="meals.insteadOf" values={{ food: row.item.description }} />, (food) =>
                  edit({ rows: replaceItem(draft.rows, row.key, optionOfFood(food)) }),
                )
              }
            />
          ))}
        </ul>
        {picking === AT_END
          ? picker(<FormattedMessage id="meals.addFood" />, (food) =>
              edit({ rows: withItems(draft.rows, [optionOfFood(food)]) }),
            )
          : draft.rows.length < LOG_LIMIT && (
              <Button
                variant="subtle"
                px="sm"
                className={classes.add}
                leftSection={<IconPlus size={18} stroke={1.75} />}
                onClick={() => setPicking(AT_END)}
              >
                <FormattedMessage id="meals.addFood" />
              </Button>
            )}
        <MealTotals totals={mealFacts(itemsOfDraft(draft))} label={intl.formatMessage({ id: "meals.total" })} />
        <OdblNotice foodIds={draft.rows.map(({ item }) => item.foodId)} />
        <div role="alert">
          {obstacle !== undefined && obstacle !== "meals.nameNeeded" && (
            <p className={classes.obstacle}>
              <FormattedMessage id={obstacle} />
            </p>
          )}
        </div>
        {isChanged && (
          <div className={classes.actions}>
            <Button type="submit">
              <FormattedMessage id="meals.save" />
            </Button>
            <Button variant="subtle" color="gray" onClick={onDiscard}>
              <FormattedMessage id="meals.discard" />
            </Button>
          </div>
        )}
      </form>
      <section className={classes.log} aria-labelledby={`log-${meal.id}`}>
        <h3 id={`log-${meal.id}`} className={classes.subtitle}>
          <FormattedMessage id="meals.logTitle" />
        </h3>
        {isChanged && (
          <p className={classes.hint}>
            <FormattedMessage id="meals.logHint" />
          </p>
        )}
        <LogHere
          meal={slot}
          date={date}
          isReady
          onLog={(into, target, isPlanned) => {
            const items = submit();
            if (items !== undefined) onLog(into, target, items, isPlanned);
          }}
        />
        {isSharing && (
          <>
            <h3 className={`${classes.subtitle} ${classes.next}`}>
              <FormattedMessage id="meals.shareTitle" />
            </h3>
            {sharing}
          </>
        )}
      </section>
    </div>
  );
};
