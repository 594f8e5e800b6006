import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import {
  invertOwn,
  projectOwn,
  sendOwnCommand,
  type OwnExerciseCommand,
} from "@morsel/application/exercise/client/own-exercise-command";
import type { OwnExercise } from "@morsel/domain/exercise";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import { registerMutation, submitMutation, usePendingVariables } from "../../hooks/submit-mutation.ts";
import { UNDO_DURATION } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { ownExercisesKey, ownExercisesQuery } from "./queries.ts";
import type { ExercisePorts } from "./use-exercise-commands.ts";
import { useExerciseRuleWords } from "./use-exercise-rule-words.ts";

const OWN_MUTATION = ["exercise-own"] as const;

/** How own exercises are written. */
const registerOwnMutations = (queries: QueryClient, exercise: ExerciseClient): void =>
  registerMutation<readonly OwnExercise[], OwnExerciseCommand>(queries, OWN_MUTATION, {
    mutationFn: (command) => run(sendOwnCommand(exercise, command)),
    onSuccess: (all) => {
      queries.setQueryData(ownExercisesKey, all);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ownExercisesKey }),
  });

/** W95: a member's own exercises as they are shown, and what writes one, with the words that follow and the way back. */
export const useOwnExercises = ({ exercise, device, toasts }: ExercisePorts) => {
  const intl = useIntl();
  const ruleWords = useExerciseRuleWords();
  const queries = useQueryClient();
  useState(() => registerOwnMutations(queries, exercise));
  const { data, isError, error, refetch } = useQuery(ownExercisesQuery(exercise));
  const pending = usePendingVariables<OwnExerciseCommand>(OWN_MUTATION);
  const own = data && pending.reduce(projectOwn, data);

  const submit = (command: OwnExerciseCommand): void =>
    void submitMutation(queries, OWN_MUTATION, command, (problem) =>
      toasts.show({
        severity: "error",
        message: intl.formatMessage({ id: "exercise.notSaved" }, { why: refusalWords(intl, problem, ruleWords) }),
        duration: UNDO_DURATION,
      }),
    );
  const notify = (command: OwnExerciseCommand, message: string): void =>
    toasts.show({
      severity: "success",
      message,
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "exercise.undo" }),
        onUse: () => {
          const back = invertOwn(
            command,
            queries.getQueryData<readonly OwnExercise[]>(ownExercisesKey) ?? [],
            device.newId,
          );
          if (back !== undefined) submit(back);
        },
      },
    });
  const save = (next: OwnExercise, before?: OwnExercise): void => {
    const command: OwnExerciseCommand = {
      kind: "saveOwn",
      id: device.newId(),
      own: next,
      ...(before === undefined ? {} : { before }),
    };
    submit(command);
    notify(command, intl.formatMessage({ id: "exercise.ownSaved" }, { name: next.name }));
  };
  const remove = (one: OwnExercise): void => {
    const command: OwnExerciseCommand = { kind: "deleteOwn", id: device.newId(), own: one };
    submit(command);
    notify(command, intl.formatMessage({ id: "exercise.deleted" }, { name: one.name }));
  };
  return { own, isError, error, refetch, save, remove };
};
