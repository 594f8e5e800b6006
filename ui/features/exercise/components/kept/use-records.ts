import {
  invertRecord,
  isUndoable,
  projectRecord,
  sendRecord,
  type RecordCommand,
  type RecordWriter,
} from "@morsel/application/versioned-records/client/record-command";
import { byName } from "@morsel/domain/exercise";
import type { VersionedRecord } from "@morsel/domain/versioned-records";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { run } from "../../../../hooks/run.ts";
import { registerMutation, usePendingVariables } from "../../../../hooks/submit-mutation.ts";
import { useUndoableCommands } from "../../../../hooks/use-undoable-commands.ts";
import { refusalWords } from "../../../../i18n/refusals.ts";
import { recordsQuery, type RecordSource } from "./records-query.ts";
import type { ExercisePorts } from "../../use-exercise-commands.ts";
import { useExerciseRuleWords } from "../../use-exercise-rule-words.ts";

type NamedRecord = VersionedRecord & { readonly name: string };

/** How one kind of record is read and written. */
type Records<Rec extends NamedRecord, E> = RecordSource<Rec, E> & {
  readonly writer: RecordWriter<Rec, readonly Rec[], E>;
};

const registerRecords = <Rec extends NamedRecord, E>(queries: QueryClient, { key, writer }: Records<Rec, E>): void =>
  registerMutation<readonly Rec[], RecordCommand<Rec>>(queries, key, {
    mutationFn: (command) => run(sendRecord(writer, command)),
    onSuccess: (all) => {
      queries.setQueryData(key, all);
    },
    onError: () => void queries.invalidateQueries({ queryKey: key }),
  });

/** W95: what a member keeps by name as it is shown, and what writes one, with the words that follow and the way back. */
export const useRecords = <Rec extends NamedRecord, E>(
  { device, toasts }: Pick<ExercisePorts, "device" | "toasts">,
  records: Records<Rec, E>,
) => {
  const intl = useIntl();
  const ruleWords = useExerciseRuleWords();
  const queries = useQueryClient();
  useState(() => registerRecords(queries, records));
  const { key: queryKey } = records;
  const { data, isError, error, refetch } = useQuery(recordsQuery(records));
  const pending = usePendingVariables<RecordCommand<Rec>>(queryKey);
  const all = data && pending.reduce<readonly Rec[]>((shown, command) => projectRecord(shown, command, byName), data);

  const { submitWithUndo } = useUndoableCommands<RecordCommand<Rec>>(
    { toasts },
    queryKey,
    (command) =>
      isUndoable(command, queries.getQueryData<readonly Rec[]>(queryKey) ?? [])
        ? [invertRecord(command, device.newId)]
        : [],
    {
      notSaved: (problem) =>
        intl.formatMessage({ id: "exercise.notSaved" }, { why: refusalWords(intl, problem, ruleWords) }),
      undo: intl.formatMessage({ id: "exercise.undo" }),
    },
  );
  const save = (record: Rec, before?: Rec): void =>
    void submitWithUndo(
      { kind: "save", id: device.newId(), record, ...(before === undefined ? {} : { before }) },
      intl.formatMessage({ id: "exercise.ownSaved" }, { name: record.name }),
    );
  const remove = (record: Rec): void =>
    void submitWithUndo(
      { kind: "delete", id: device.newId(), record },
      intl.formatMessage({ id: "exercise.deleted" }, { name: record.name }),
    );
  return { all, isError, error, refetch, save, remove };
};
