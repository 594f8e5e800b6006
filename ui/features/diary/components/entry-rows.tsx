import { UnstyledButton } from "@mantine/core";
import { entryFacts, isQuickEntry, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { amountWords } from "../../foods/amount-words.ts";
import { useFigures } from "../../foods/figures.tsx";
import { timeInWords } from "../dates.ts";
import { Figure } from "./nutrient-figures.tsx";
import { NutrientLine } from "./nutrient-line.tsx";
import classes from "./meal-slot.module.css";

export type EntryRowsProps = {
  readonly entry: DiaryEntry;
  /** The nutrients beside energy; where there is no room for columns they stand below the food. */
  readonly columns: readonly NutrientId[];
  readonly isOpen: boolean;
  readonly onOpen: (id: EntryId) => void;
  /** Shown below the row while it is open. */
  readonly editor: ReactNode;
};

/** "2 slices · Bakery · at 7:30" */
const useDetails = (entry: DiaryEntry): string => {
  const intl = useIntl();
  const figures = useFigures();
  const amount = isQuickEntry(entry) ? undefined : amountWords(intl, figures, entry.amount, entry.serving);
  const time = entry.time === undefined ? undefined : timeInWords(intl, entry.time);
  return [amount, entry.brand, time].filter((part) => part !== undefined).join(" · ");
};

export const EntryRows = ({ entry, columns, isOpen, onOpen, editor }: EntryRowsProps) => {
  const details = useDetails(entry);
  const facts = entryFacts(entry);
  return (
    <>
      <tr className={classes.entry} data-open={isOpen || undefined} data-entry={entry.id}>
        {/* eslint-disable-next-line jsx-a11y/control-has-associated-label -- its button holds the words */}
        <th scope="row" className={classes.food}>
          <UnstyledButton className={classes.open} aria-expanded={isOpen} onClick={() => onOpen(entry.id)}>
            <span className={classes.description}>{entry.description}</span>
            <span className={classes.details}>{details}</span>
          </UnstyledButton>
          <NutrientLine ids={columns} figureOf={(id) => <Figure id={id} amount={facts[id]} hasUnit />} />
        </th>
        <td className={classes.energy}>
          <Figure id="energy" amount={facts.energy} />
        </td>
        {columns.map((id) => (
          <td key={id} className={classes.macro}>
            <Figure id={id} amount={facts[id]} />
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={2 + columns.length} className={classes.editor}>
            {editor}
          </td>
        </tr>
      )}
    </>
  );
};
