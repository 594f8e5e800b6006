import {
  invertKept,
  projectKept,
  sendKept,
  type KeptCommand,
  type KeptWriter,
} from "@morsel/application/exercise/client/kept-command";
import type { Kept } from "@morsel/application/exercise/kept-store";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { run } from "../../../../hooks/run.ts";
import { registerMutation, submitMutation, usePendingVariables } from "../../../../hooks/submit-mutation.ts";
import { UNDO_DURATION } from "../../../../hooks/toasts.ts";
import { refusalWords } from "../../../../i18n/refusals.ts";
import { keptQuery, type KeptSource } from "./kept-query.ts";
import type { ExercisePorts } from "../../use-exercise-commands.ts";
import { useExerciseRuleWords } from "../../use-exercise-rule-words.ts";

/** How one kind of thing is read and written. */
type KeptThings<Thing extends Kept, E> = KeptSource<Thing, E> & {
  readonly writer: KeptWriter<Thing, E>;
};

const registerKept = <Thing extends Kept, E>(queries: QueryClient, { key, writer }: KeptThings<Thing, E>): void =>
  registerMutation<readonly Thing[], KeptCommand<Thing>>(queries, key, {
    mutationFn: (command) => run(sendKept(writer, command)),
    onSuccess: (all) => {
      queries.setQueryData(key, all);
    },
    onError: () => void queries.invalidateQueries({ queryKey: key }),
  });

/** W95: what a member keeps by name as it is shown, and what writes one, with the words that follow and the way back. */
export const useKeptThings = <Thing extends Kept, E>(
  { device, toasts }: Pick<ExercisePorts, "device" | "toasts">,
  things: KeptThings<Thing, E>,
) => {
  const intl = useIntl();
  const ruleWords = useExerciseRuleWords();
  const queries = useQueryClient();
  useState(() => registerKept(queries, things));
  const { key: queryKey } = things;
  const { data, isError, error, refetch } = useQuery(keptQuery(things));
  const pending = usePendingVariables<KeptCommand<Thing>>(queryKey);
  const all = data && pending.reduce<readonly Thing[]>(projectKept, data);

  const submit = (command: KeptCommand<Thing>): void =>
    void submitMutation(queries, queryKey, command, (problem) =>
      toasts.show({
        severity: "error",
        message: intl.formatMessage({ id: "exercise.notSaved" }, { why: refusalWords(intl, problem, ruleWords) }),
        duration: UNDO_DURATION,
      }),
    );
  const notify = (command: KeptCommand<Thing>, message: string): void =>
    toasts.show({
      severity: "success",
      message,
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "exercise.undo" }),
        onUse: () => {
          const back = invertKept(command, queries.getQueryData<readonly Thing[]>(queryKey) ?? [], device.newId);
          if (back !== undefined) submit(back);
        },
      },
    });
  const save = (thing: Thing, before?: Thing): void => {
    const command: KeptCommand<Thing> = {
      kind: "save",
      id: device.newId(),
      thing,
      ...(before === undefined ? {} : { before }),
    };
    submit(command);
    notify(command, intl.formatMessage({ id: "exercise.ownSaved" }, { name: thing.name }));
  };
  const remove = (thing: Thing): void => {
    const command: KeptCommand<Thing> = { kind: "delete", id: device.newId(), thing };
    submit(command);
    notify(command, intl.formatMessage({ id: "exercise.deleted" }, { name: thing.name }));
  };
  return { all, isError, error, refetch, save, remove };
};
