import { useQueryClient, type MutationKey } from "@tanstack/react-query";
import { submitMutation } from "./submit-mutation.ts";
import { UNDO_DURATION, type Toasts } from "./toasts.ts";

export type UndoableWords = {
  readonly notSaved: (problem: unknown) => string;
  readonly undo: string;
};

/** Sends the commands that are registered for a key, with the words of a refusal and those that offer to undo what was done. */
export const useUndoableCommands = <Command>(
  { toasts }: { readonly toasts: Pick<Toasts, "show"> },
  mutationKey: MutationKey,
  /** The commands that undo another one; none where it is too late. */
  invert: (command: Command) => readonly Command[],
  { notSaved, undo }: UndoableWords,
) => {
  const queries = useQueryClient();
  const onRefused = (problem: unknown): void =>
    toasts.show({ severity: "error", message: notSaved(problem), duration: UNDO_DURATION });
  const submit = (command: Command): Promise<boolean> => submitMutation(queries, mutationKey, command, onRefused);
  const submitWithUndo = (command: Command, message: string): Promise<boolean> => {
    const isDone = submit(command);
    toasts.show({
      severity: "success",
      message,
      duration: UNDO_DURATION,
      action: { label: undo, onUse: () => invert(command).forEach((back) => void submit(back)) },
    });
    return isDone;
  };
  return { onRefused, submit, submitWithUndo };
};
