import type { EntryChange } from "@morsel/application/diary/diary-requests";
import { type FoodEntry, defaultPortion, servingsOfEntry } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import { useRef, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { AmountFields } from "../../../../amounts/amount-fields.tsx";
import { AmountShortcuts } from "../../../../amounts/amount-shortcuts.tsx";
import { useAmount } from "../../../../amounts/use-amount.ts";
import { leaveOnEscape } from "../../../../hooks/leave-on-escape.ts";
import { EntryActions, EntryPlace, useEntryPlace, type EntryCommands } from "./entry-place.tsx";
import { Preview } from "../../../../amounts/preview.tsx";
import classes from "./entry-editor.module.css";

export type EntryEditorProps = EntryCommands & {
  readonly entry: FoodEntry;
  /** The food, once it is at hand; without it the entry's own serving and plain units can be chosen. */
  readonly food?: Food | undefined;
  readonly foodPath?: string | undefined;
  readonly onSave: (change: EntryChange) => void;
};

/** An entry, changed in its place: amount, serving, time, meal, day. Only what differs is sent. */
export const EntryEditor = ({ entry, food, foodPath, onSave, ...deeds }: EntryEditorProps) => {
  const input = useAmount({
    offered: entry,
    servings: servingsOfEntry(entry, food),
    usual: food === undefined ? [entry] : [entry, defaultPortion(food)],
    per100g: entry.per100g,
  });
  const place = useEntryPlace(entry);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const helping = input.submit();
    if (helping === undefined) return;
    onSave({
      id: entry.id,
      version: entry.version,
      ...(helping.amount === entry.amount ? {} : { amount: helping.amount }),
      ...(helping.serving.id === entry.serving.id ? {} : { serving: helping.serving.id }),
      ...place.change,
    });
  };
  return (
    <form className={classes.editor} onSubmit={submit} onKeyDown={leaveOnEscape(deeds.onCancel)} noValidate>
      <AmountFields input={input} field={field} autoFocus />
      <AmountShortcuts input={input} offered={entry} field={field} />
      <Preview per100g={entry.per100g} grams={input.reading.ok ? input.reading.value.grams : undefined} />
      <EntryPlace place={place} />
      <EntryActions {...deeds} isDisabled={!input.reading.ok} />
      {foodPath !== undefined && (
        <AppLink path={foodPath} className={classes.facts}>
          <FormattedMessage id="diary.foodPage" />
        </AppLink>
      )}
    </form>
  );
};
