import { Button, TextInput } from "@mantine/core";
import type { CopiedItem } from "@morsel/application/diary-sharing/copy-shared";
import { readingOf } from "@morsel/application/diary/client/amount-input";
import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { GRAM, isQuickEntry, type DiaryEntry, type EntryServing, type Meal } from "@morsel/domain/diary";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { unreadableWords } from "../../../fields/unreadable-words.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { MealField } from "../../../logging/meal-field.tsx";
import { BottomSheet } from "../../../shell/sheets/bottom-sheet.tsx";
import classes from "./shared-diary.module.css";

export type CopySheetProps = {
  readonly entries: readonly DiaryEntry[];
  readonly meal: Meal;
  readonly today: CalendarDate;
  readonly isBusy: boolean;
  readonly onCopy: (items: readonly CopiedItem[], to: { readonly date: CalendarDate; readonly meal: Meal }) => void;
  readonly onClose: () => void;
};

/** A quick add has no serving: its amount says how often its figures are taken. */
const servingOf = (entry: DiaryEntry): EntryServing => (isQuickEntry(entry) ? GRAM : entry.serving);

/** Asks for amounts, a day and a meal of one's own before foods of another member's day are copied. */
export const CopySheet = ({ entries, meal: first, today, isBusy, onCopy, onClose }: CopySheetProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const [amounts, setAmounts] = useState(() =>
    entries.map((entry) => (isQuickEntry(entry) ? "1" : figures.editable(entry.amount))),
  );
  const [date, setDate] = useState<string>(today);
  const [meal, setMeal] = useState(first);
  const [isTried, setTried] = useState(false);
  const readings = entries.map((entry, nth) =>
    readingOf({ text: amounts[nth] ?? "", serving: servingOf(entry) }, [servingOf(entry)], figures.mark),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const items = entries.flatMap(({ id }, nth): readonly CopiedItem[] => {
      const reading = readings[nth];
      return reading?.ok === true ? [{ entry: id, amount: reading.value.amount }] : [];
    });
    if (items.length === entries.length && isCalendarDate(date) && !isBusy) onCopy(items, { date, meal });
  };
  return (
    <BottomSheet title={<FormattedMessage id="diarySharing.copy.title" />} onClose={onClose}>
      <form className={classes.copied} onSubmit={submit} noValidate>
        {entries.map((entry, nth) => {
          const reading = readings[nth];
          const isWrong = isTried && reading?.ok === false;
          return (
            <TextInput
              key={entry.id}
              inputMode="text"
              autoComplete="off"
              label={entry.description}
              description={
                isQuickEntry(entry) ? (
                  <FormattedMessage id="diarySharing.copy.times" />
                ) : entry.serving.id === GRAM.id ? (
                  <FormattedMessage id="diarySharing.copy.grams" />
                ) : (
                  <FormattedMessage id="diarySharing.copy.amount" values={{ serving: entry.serving.label }} />
                )
              }
              value={amounts[nth] ?? ""}
              error={isWrong ? unreadableWords(intl, reading.error) : undefined}
              onChange={({ currentTarget: { value } }) =>
                setAmounts(amounts.map((amount, at) => (at === nth ? value : amount)))
              }
            />
          );
        })}
        <div className={classes.where}>
          <TextInput
            type="date"
            label={<FormattedMessage id="diarySharing.copy.date" />}
            value={date}
            error={isTried && !isCalendarDate(date) ? <FormattedMessage id="diarySharing.copy.noDate" /> : undefined}
            onChange={({ currentTarget: { value } }) => setDate(value)}
          />
          <MealField meal={meal} onMeal={setMeal} />
        </div>
        <Button type="submit" loading={isBusy}>
          <FormattedMessage id="diarySharing.copy.submit" values={{ count: entries.length }} />
        </Button>
      </form>
    </BottomSheet>
  );
};
