import { UnstyledButton } from "@mantine/core";
import { isFromOpenFoodFacts } from "@morsel/domain/foods";
import { entryFacts, isQuickEntry, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { formatAmount } from "../../../../figures/format-amount.ts";
import { useFigures } from "../../../../figures/figures.tsx";
import { formatTime } from "../../../../dates/dates.ts";
import { Menu, type MenuAction } from "../../../../shell/sheets/menu.tsx";
import { Figure } from "../../../../figures/nutrient-figures.tsx";
import { NutrientLine } from "../summary/nutrient-line.tsx";
import classes from "./meal-slot.module.css";

export type EntryRowsProps = {
  readonly entry: DiaryEntry;
  /** The nutrients beside energy; where there is no room for columns they stand below the food. */
  readonly columns: readonly NutrientId[];
  /** Actions on the entry besides opening it. */
  readonly actions: readonly MenuAction[];
  readonly isOpen: boolean;
  readonly onOpen: (id: EntryId) => void;
  readonly onTick: (entries: readonly DiaryEntry[]) => void;
  /** Shown below the row while it is open. */
  readonly editor: ReactNode;
};

/** "2 slices · Bakery · at 7:30" */
const useDetails = (entry: DiaryEntry): string => {
  const intl = useIntl();
  const figures = useFigures();
  const amount = isQuickEntry(entry) ? undefined : formatAmount(intl, figures, entry.amount, entry.serving);
  const time = entry.time === undefined ? undefined : formatTime(intl, entry.time);
  const source = isFromOpenFoodFacts(entry.foodId) ? intl.formatMessage({ id: "foods.openFoodFacts" }) : undefined;
  return [amount, entry.brand, time, source].filter((part) => part !== undefined).join(" · ");
};

/** A name of one or two words is always shown whole. */
const isShort = (name: string): boolean => !/\S\s+\S+\s+\S/.test(name.slice(0, 200));

/** A food of a meal: the whole row opens it, the dots hold the rest. */
export const EntryRows = ({ entry, columns, actions, isOpen, onOpen, onTick, editor }: EntryRowsProps) => {
  const intl = useIntl();
  const { isEnergyHidden } = useFigures();
  const details = useDetails(entry);
  const facts = entryFacts(entry);
  const { description } = entry;
  const food = intl.formatList(details === "" ? [description] : [description, details], { type: "unit" });
  return (
    <>
      <tr className={classes.entry} data-open={isOpen || undefined} data-planned={entry.planned} data-entry={entry.id}>
        <th scope="row" className={classes.food}>
          <UnstyledButton
            className={classes.open}
            aria-expanded={isOpen}
            aria-label={intl.formatMessage({ id: "diary.editFood" }, { food })}
            onClick={() => onOpen(entry.id)}
          />
          {entry.planned && (
            <UnstyledButton
              className={classes.tick}
              role="checkbox"
              aria-checked={false}
              aria-label={intl.formatMessage({ id: "diary.tickOff" }, { food: description })}
              onClick={() => onTick([entry])}
            />
          )}
          <span className={classes.description} data-short={isShort(description) || undefined}>
            {description}
          </span>
          <span className={classes.second}>
            <span className={classes.details}>{details}</span>
            <NutrientLine ids={columns} figureOf={(id) => <Figure id={id} amount={facts[id]} hasUnit />} />
          </span>
        </th>
        {!isEnergyHidden && (
          <td className={classes.energy}>
            <Figure id="energy" amount={facts.energy} />
          </td>
        )}
        {columns.map((id) => (
          <td key={id} className={classes.macro}>
            <Figure id={id} amount={facts[id]} />
          </td>
        ))}
        <td className={classes.more}>
          <Menu label={intl.formatMessage({ id: "diary.tools" }, { meal: description })} actions={actions} />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={(isEnergyHidden ? 2 : 3) + columns.length} className={classes.editor}>
            {editor}
          </td>
        </tr>
      )}
    </>
  );
};
