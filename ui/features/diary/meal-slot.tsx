import { Button } from "@mantine/core";
import { honestAmount, totalsOf, type DiaryEntry, type EntryId, type Meal } from "@morsel/domain/diary";
import type { NutrientId, SummedFacts } from "@morsel/domain/nutrition";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconPlus } from "../../theme/icons.ts";
import { useFigures } from "../foods/figures.tsx";
import { shortName } from "../foods/nutrient-names.ts";
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

/** One meal of the day: its total at its head, its foods and their figures below, its tools at the foot. */
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
        {entries.length > 0 && (
          <dl className={classes.totals} aria-label={intl.formatMessage({ id: "diary.mealTotal" }, { meal: name })}>
            <div>
              <dt>{figures.unit}</dt>
              <dd>
                <Sum totals={totals} id="energy" words={figures.energy} />
              </dd>
            </div>
            {COLUMNS.map((id) => (
              <div key={id} className={classes.macro}>
                <dt>{intl.formatMessage(shortName(id))}</dt>
                <dd>
                  <Sum totals={totals} id={id} words={figures.amount} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      {entries.length === 0 ? (
        offer
      ) : (
        <table className={classes.table} aria-labelledby={`slot-${meal}`}>
          <colgroup>
            <col />
            <col className={classes.figure} />
            <col className={classes.macroFigure} span={COLUMNS.length} />
          </colgroup>
          <thead className="morsel-hidden">
            <tr>
              <th scope="col">
                <FormattedMessage id="diary.food" />
              </th>
              <th scope="col">{figures.unit}</th>
              {COLUMNS.map((id) => (
                <th key={id} scope="col" className={classes.macro}>
                  {intl.formatMessage(shortName(id))}
                </th>
              ))}
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
        </table>
      )}
      <div className={classes.tools}>
        <Button
          variant="subtle"
          px="sm"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          aria-label={intl.formatMessage({ id: "diary.addTo" }, { meal: name })}
          onClick={() => onAdd(meal)}
        >
          <FormattedMessage id="diary.add" />
        </Button>
        <Menu label={intl.formatMessage({ id: "diary.tools" }, { meal: name })} actions={actions} />
      </div>
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
  const figures = useFigures();
  const shown = honestAmount(totals, id);
  if (shown.kind !== "atLeast") return figures.honest(shown, words);
  return (
    <span title={intl.formatMessage({ id: "diary.knownBy" }, { known: shown.known, parts: shown.parts })}>
      {figures.honest(shown, words)}
    </span>
  );
};
