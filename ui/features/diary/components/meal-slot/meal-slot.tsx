import { Button } from "@mantine/core";
import { partitionPlanned, type DiaryEntry, type EntryId, totalsOf } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconPlus } from "../../../../theme/icons.ts";
import { useFigures } from "../../../../figures/figures.tsx";
import { useDiarySettings } from "../../../../settings/diary-settings.tsx";
import { EntryRows } from "./entry-rows.tsx";
import { useMealNames } from "../../../../settings/meal-names.ts";
import { Menu, type MenuAction } from "../../../../shell/sheets/menu.tsx";
import { MealBudget } from "./meal-budget.tsx";
import { ColumnHead, SumFigure } from "../../../../figures/nutrient-figures.tsx";
import { NutrientLine } from "../summary/nutrient-line.tsx";
import classes from "./meal-slot.module.css";

/** More columns than these need a wider page. */
const FEW = 3;

export type MealSlotProps = {
  readonly meal: Meal;
  /** Eaten and planned entries. */
  readonly entries: readonly DiaryEntry[];
  readonly actions: readonly MenuAction[];
  readonly actionsOf: (entry: DiaryEntry) => readonly MenuAction[];
  readonly openEntry: EntryId | undefined;
  readonly onOpen: (id: EntryId) => void;
  readonly onAdd: (meal: Meal) => void;
  readonly onTick: (entries: readonly DiaryEntry[]) => void;
  readonly editorOf: (entry: DiaryEntry) => ReactNode;
  /** Offer in an empty slot, such as yesterday's meal. */
  readonly offer?: ReactNode;
  /** G13: what of the day's energy is this meal's, kcal. */
  readonly budget?: number;
};

/** One meal of the day: its total at its head, its foods and their figures below, its tools at the foot. */
export const MealSlot = (props: MealSlotProps) => {
  const {
    meal,
    entries: standing,
    actions,
    actionsOf,
    openEntry,
    onOpen,
    onAdd,
    onTick,
    editorOf,
    offer,
    budget,
  } = props;
  const { entries, planned = [] } = partitionPlanned(standing);
  const intl = useIntl();
  const figures = useFigures();
  const { columns } = useDiarySettings();
  const name = useMealNames().of(meal);
  const totals = totalsOf(entries);
  return (
    <section
      className={classes.slot}
      aria-labelledby={`slot-${meal}`}
      data-meal={meal}
      data-many={columns.length > FEW || undefined}
    >
      <header className={classes.header}>
        <h2 id={`slot-${meal}`} className={classes.name}>
          {name}
        </h2>
        {budget !== undefined && !figures.isEnergyHidden && (
          <MealBudget budget={budget} eaten={totals.facts.energy ?? 0} />
        )}
        {entries.length > 0 && (
          <dl className={classes.totals} aria-label={intl.formatMessage({ id: "diary.mealTotal" }, { meal: name })}>
            {!figures.isEnergyHidden && (
              <div>
                <dt>{figures.unit}</dt>
                <dd>
                  <SumFigure totals={totals} id="energy" />
                </dd>
              </div>
            )}
            {columns.map((id) => (
              <div key={id} className={classes.macro}>
                <dt>
                  <ColumnHead id={id} />
                </dt>
                <dd>
                  <SumFigure totals={totals} id={id} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {entries.length > 0 && (
          <NutrientLine ids={columns} figureOf={(id) => <SumFigure totals={totals} id={id} hasUnit />} />
        )}
      </header>
      {standing.length === 0 ? (
        offer
      ) : (
        <table className={classes.table} aria-labelledby={`slot-${meal}`}>
          <colgroup>
            <col />
            {!figures.isEnergyHidden && <col className={classes.figure} />}
            {columns.length > 0 && <col className={classes.macroFigure} span={columns.length} />}
            <col className={classes.moreColumn} />
          </colgroup>
          <thead className="morsel-hidden">
            <tr>
              <th scope="col">
                <FormattedMessage id="diary.food" />
              </th>
              {!figures.isEnergyHidden && <th scope="col">{figures.unit}</th>}
              {columns.map((id) => (
                <th key={id} scope="col" className={classes.macro}>
                  <ColumnHead id={id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...entries, ...planned].map((entry) => (
              <EntryRows
                key={entry.id}
                entry={entry}
                columns={columns}
                actions={actionsOf(entry)}
                isOpen={openEntry === entry.id}
                onOpen={onOpen}
                onTick={onTick}
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
        {planned.length > 1 && (
          <Button variant="subtle" px="sm" onClick={() => onTick(planned)}>
            <FormattedMessage id="diary.tickAll" values={{ count: planned.length }} />
          </Button>
        )}
        <Menu label={intl.formatMessage({ id: "diary.tools" }, { meal: name })} actions={actions} />
      </div>
    </section>
  );
};
