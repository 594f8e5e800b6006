import { UnstyledButton } from "@mantine/core";
import { entryFacts, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { amountWords } from "../foods/amount-words.ts";
import { useFigures } from "../foods/figures.tsx";
import { timeInWords } from "./dates.ts";
import classes from "./meal-slot.module.css";

/** The columns beside energy; a phone shows energy alone. */
export const COLUMNS = ["carbohydrates", "fat", "protein"] as const satisfies readonly NutrientId[];

export type EntryRowsProps = {
  readonly entry: DiaryEntry;
  readonly isOpen: boolean;
  readonly onOpen: (id: EntryId) => void;
  /** Shown below the row while it is open. */
  readonly editor: ReactNode;
};

/** "2 slices · Bakery · at 7:30" */
const useDetails = (entry: DiaryEntry): string => {
  const intl = useIntl();
  const figures = useFigures();
  const amount = amountWords(intl, figures, entry.amount, entry.serving);
  const time = entry.time === undefined ? undefined : timeInWords(intl, entry.time);
  return [amount, entry.brand, time].filter((part) => part !== undefined).join(" · ");
};

export const EntryRows = ({ entry, isOpen, onOpen, editor }: EntryRowsProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const details = useDetails(entry);
  const facts = entryFacts(entry);
  const cell = (amount: number | undefined, words: (amount: number) => string) =>
    amount === undefined ? (
      <span title={intl.formatMessage({ id: "diary.unknownLong" })}>
        <FormattedMessage id="diary.unknownShort" />
      </span>
    ) : (
      words(amount)
    );
  return (
    <>
      <tr className={classes.entry} data-open={isOpen || undefined} data-entry={entry.id}>
        {/* eslint-disable-next-line jsx-a11y/control-has-associated-label -- its button holds the words */}
        <th scope="row" className={classes.food}>
          <UnstyledButton className={classes.open} aria-expanded={isOpen} onClick={() => onOpen(entry.id)}>
            <span className={classes.description}>{entry.description}</span>
            <span className={classes.details}>{details}</span>
          </UnstyledButton>
        </th>
        <td className={classes.energy}>{cell(facts.energy, figures.energy)}</td>
        {COLUMNS.map((id) => (
          <td key={id} className={classes.macro}>
            {cell(facts[id], figures.amount)}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={2 + COLUMNS.length} className={classes.editor}>
            {editor}
          </td>
        </tr>
      )}
    </>
  );
};
