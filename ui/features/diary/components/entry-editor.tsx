import type { EntryChange } from "@morsel/application/diary/client/diary-client";
import { countableServings, GRAM, type FoodEntry } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import type { FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/app-link.tsx";
import { AmountFields, useAmount } from "../../foods/components/amount-fields.tsx";
import { EntryActions, EntryPlace, leaveOnEscape, useEntryPlace, type EntryDeeds } from "./entry-place.tsx";
import { Preview } from "./preview.tsx";
import classes from "./entry-editor.module.css";

export type EntryEditorProps = EntryDeeds & {
  readonly entry: FoodEntry;
  /** The food, once it is at hand; without it the entry's own serving and the gram can be chosen. */
  readonly food?: Food | undefined;
  readonly foodPath?: string | undefined;
  readonly onSave: (change: EntryChange) => void;
};

/** An entry, changed in its place: amount, serving, time, meal, day. Only what differs is sent. */
export const EntryEditor = ({ entry, food, foodPath, onSave, ...deeds }: EntryEditorProps) => {
  const amount = useAmount(entry.amount, entry.serving);
  const place = useEntryPlace(entry);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount.amount === undefined) return;
    onSave({
      id: entry.id,
      version: entry.version,
      ...(amount.amount === entry.amount ? {} : { amount: amount.amount }),
      ...(amount.serving.id === entry.serving.id ? {} : { serving: amount.serving.id }),
      ...place.change,
    });
  };
  return (
    <form className={classes.editor} onSubmit={submit} onKeyDown={leaveOnEscape(deeds.onCancel)} noValidate>
      <AmountFields state={amount} servings={food === undefined ? [GRAM] : countableServings(food)} autoFocus />
      <Preview per100g={entry.per100g} grams={amount.grams} />
      <EntryPlace place={place} />
      <EntryActions {...deeds} isDisabled={amount.amount === undefined} />
      {foodPath !== undefined && (
        <AppLink path={foodPath} className={classes.facts}>
          <FormattedMessage id="diary.foodPage" />
        </AppLink>
      )}
    </form>
  );
};
