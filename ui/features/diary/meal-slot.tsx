import { Button } from "@mantine/core";
import { totalsOf, type DiaryEntry, type EntryId, type Meal } from "@morsel/domain/diary";
import type { NutrientId, SummedFacts } from "@morsel/domain/nutrition";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconPlus } from "../../theme/icons.ts";
import { useFigures } from "../foods/figures.tsx";
import { shownOf } from "./day-figures.ts";
import { COLUMNS, EntryRows } from "./entry-rows.tsx";
import { Menu, type MenuAction } from "./menu.tsx";
import classes from "./meal-slot.module.css";

export type MealSlotProps = {
  readonly meal: Meal;
  readonly entries: readonly DiaryEntry[];
  readonly actions: readonly MenuAction[];
  readonly openEntry: EntryId | undefined;
  readonly onOpen: (id: EntryId) => void;
  readonly onAdd: (meal: Meal) => void;
  readonly editorOf: (entry: DiaryEntry) => ReactNode;
  /** What an empty slot offers, such as yesterday's. */
  readonly offer?: ReactNode;
};

/** One meal of the day: its foods, their figures, its total and its tools. */
export const MealSlot = (props: MealSlotProps) => {
  const { meal, entries, actions, openEntry, onOpen, onAdd, editorOf, offer } = props;
  const intl = useIntl();
  const figures = useFigures();
  const name = intl.formatMessage({ id: `diary.meal.${meal}` });
  const totals = totalsOf(entries);
  return (
    <section className={classes.slot} aria-labelledby={`slot-${meal}`} data-meal={meal}>
      <header className={classes.header}>
        <h2 id={`slot-${meal}`} className={classes.name}>
          {name}
        </h2>
        <Button
          variant="subtle"
          px="sm"
          className={classes.add}
          leftSection={<IconPlus size={18} stroke={1.75} />}
          aria-label={intl.formatMessage({ id: "diary.addTo" }, { meal: name })}
          onClick={() => onAdd(meal)}
        >
          <FormattedMessage id="diary.add" />
        </Button>
        <Menu label={intl.formatMessage({ id: "diary.tools" }, { meal: name })} actions={actions} />
      </header>
      {entries.length === 0 ? (
        (offer ?? (
          <p className={classes.empty}>
            <FormattedMessage id="diary.empty" />
          </p>
        ))
      ) : (
        <table className={classes.table}>
          <caption className={classes.hidden}>{name}</caption>
          <colgroup>
            <col />
            <col className={classes.figure} />
            <col className={classes.macroFigure} span={COLUMNS.length} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <span className={classes.hidden}>
                  <FormattedMessage id="diary.food" />
                </span>
              </th>
              <th scope="col">{figures.unit}</th>
              <th scope="col" className={classes.macro}>
                <FormattedMessage id="diary.columnCarbohydrates" />
              </th>
              <th scope="col" className={classes.macro}>
                <FormattedMessage id="diary.columnFat" />
              </th>
              <th scope="col" className={classes.macro}>
                <FormattedMessage id="diary.columnProtein" />
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <EntryRows
                key={entry.id}
                entry={entry}
                isOpen={openEntry === entry.id}
                onOpen={onOpen}
                editor={openEntry === entry.id && editorOf(entry)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={classes.totalName}>
                <span className={classes.hidden}>
                  <FormattedMessage id="diary.mealTotal" values={{ meal: name }} />
                </span>
              </th>
              <td>
                <Sum totals={totals} id="energy" words={figures.energy} />
              </td>
              {COLUMNS.map((id) => (
                <td key={id} className={classes.macro}>
                  <Sum totals={totals} id={id} words={figures.amount} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
};

type SumProps = {
  readonly totals: SummedFacts;
  readonly id: NutrientId;
  readonly words: (amount: number) => string;
};

const Sum = ({ totals, id, words }: SumProps) => {
  const intl = useIntl();
  const shown = shownOf(totals, id);
  if (shown.kind === "unknown") return intl.formatMessage({ id: "diary.unknownShort" });
  if (shown.kind === "exact") return words(shown.amount);
  return (
    <span title={intl.formatMessage({ id: "diary.knownBy" }, { known: shown.known, parts: shown.parts })}>
      ≥ {words(shown.amount)}
    </span>
  );
};
