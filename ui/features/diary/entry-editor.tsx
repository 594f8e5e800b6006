import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { EntryChange } from "@morsel/application/ports/my-diary";
import { isCalendarDate } from "@morsel/domain/calendar";
import { countableServings, GRAM, isMeal, isTimeOfDay, type DiaryEntry } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import { useState, type FormEvent, type KeyboardEvent } from "react";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../shell/app-link.tsx";
import { IconCopy, IconTrash } from "../../theme/icons.ts";
import { AmountFields, useAmount } from "../foods/amount-fields.tsx";
import { Preview } from "./preview.tsx";
import { useMealNames } from "./meal-names.ts";
import classes from "./entry-editor.module.css";

export type EntryEditorProps = {
  readonly entry: DiaryEntry;
  /** The food, once it is at hand; without it the entry's own serving and the gram can be chosen. */
  readonly food?: Food | undefined;
  readonly foodPath?: string | undefined;
  readonly onSave: (change: EntryChange) => void;
  readonly onDelete: () => void;
  readonly onCopy: () => void;
  readonly onCancel: () => void;
};

/** An entry, changed in its place: amount, serving, time, meal, day. Only what differs is sent. */
export const EntryEditor = ({ entry, food, foodPath, onSave, onDelete, onCopy, onCancel }: EntryEditorProps) => {
  const meals = useMealNames();
  const amount = useAmount(entry.amount, entry.serving);
  const [meal, setMeal] = useState(entry.meal);
  const [date, setDate] = useState<string>(entry.date);
  const [time, setTime] = useState<string>(entry.time ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount.amount === undefined) return;
    onSave({
      id: entry.id,
      version: entry.version,
      ...(amount.amount === entry.amount ? {} : { amount: amount.amount }),
      ...(amount.serving.id === entry.serving.id ? {} : { serving: amount.serving.id }),
      ...(meal === entry.meal ? {} : { meal }),
      ...(isCalendarDate(date) && date !== entry.date ? { date } : {}),
      ...(time === (entry.time ?? "") ? {} : { time: isTimeOfDay(time) ? time : null }),
    });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <form className={classes.editor} onSubmit={submit} onKeyDown={onKey} noValidate>
      <AmountFields state={amount} servings={food === undefined ? [GRAM] : countableServings(food)} autoFocus />
      <Preview per100g={entry.per100g} grams={amount.grams} />
      <div className={classes.place}>
        <NativeSelect
          label={<FormattedMessage id="diary.mealField" />}
          value={meal}
          onChange={({ currentTarget: { value } }) => isMeal(value) && setMeal(value)}
          data={meals.choices(meal)}
        />
        <TextInput
          type="date"
          label={<FormattedMessage id="diary.dateField" />}
          value={date}
          onChange={({ currentTarget: { value } }) => setDate(value)}
        />
        <TextInput
          type="time"
          label={<FormattedMessage id="diary.time" />}
          value={time}
          onChange={({ currentTarget: { value } }) => setTime(value)}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit" disabled={amount.amount === undefined}>
          <FormattedMessage id="diary.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="diary.cancel" />
        </Button>
        <span className={classes.gap} />
        <Button variant="subtle" color="gray" onClick={onCopy} leftSection={<IconCopy size={18} stroke={1.75} />}>
          <FormattedMessage id="diary.copyEntry" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onDelete} leftSection={<IconTrash size={18} stroke={1.75} />}>
          <FormattedMessage id="diary.delete" />
        </Button>
      </div>
      {foodPath !== undefined && (
        <AppLink path={foodPath} className={classes.facts}>
          <FormattedMessage id="diary.foodPage" />
        </AppLink>
      )}
    </form>
  );
};
