import type { EntryChange } from "@morsel/application/diary/diary-requests";
import type { QuickEntry } from "@morsel/domain/diary";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { FormEvent } from "react";
import { leaveOnEscape } from "../../../../hooks/leave-on-escape.ts";
import { EntryActions, EntryPlace, useEntryPlace, type EntryCommands } from "./entry-place.tsx";
import { QUICK_ADD_NUTRIENTS, QuickAddFields } from "../quick-add/quick-add-fields.tsx";
import { useQuickAddForm } from "../quick-add/use-quick-add-form.ts";
import classes from "./entry-editor.module.css";

export type QuickEntryEditorProps = EntryCommands & {
  readonly entry: QuickEntry;
  readonly onSave: (change: EntryChange) => void;
};

const isSame = (one: QuickEntry["facts"], other: QuickEntry["facts"]): boolean =>
  ([...Object.keys(one), ...Object.keys(other)] as NutrientId[]).every((id) => one[id] === other[id]);

/** A quick add, changed in its place: name, figures, time, meal, day. Only what differs is sent. */
export const QuickEntryEditor = ({ entry, onSave, ...deeds }: QuickEntryEditorProps) => {
  const form = useQuickAddForm(entry, QUICK_ADD_NUTRIENTS);
  const place = useEntryPlace(entry);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const contents = form.submit();
    if (contents === undefined) return;
    onSave({
      id: entry.id,
      version: entry.version,
      ...(contents.description === entry.description ? {} : { description: contents.description }),
      ...(isSame(contents.facts, entry.facts) ? {} : { facts: contents.facts }),
      ...place.change,
    });
  };
  return (
    <form className={classes.editor} onSubmit={submit} onKeyDown={leaveOnEscape(deeds.onCancel)} noValidate>
      <QuickAddFields form={form} />
      <EntryPlace place={place} />
      <EntryActions {...deeds} />
    </form>
  );
};
