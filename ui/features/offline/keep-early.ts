import {
  afterAnswer,
  judgeAnswer,
  type Answered,
  type Outbox,
  type OutboxCommand,
} from "@morsel/application/offline/client/outbox";
import type { Mutation, MutationCache, MutationKey } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** A command that sends for itself, because it was given before the outbox was there. */
export type EarlyCommand = { readonly mutation: Mutation; readonly key: readonly string[] };

const answerOf = ({ state: { status, error } }: Mutation): Answered | undefined => {
  if (status === "success") return { _tag: "Done" };
  return status === "error" ? judgeAnswer(error, true) : undefined;
};

/** Mutations of these keys that are under way, or went where nobody answered. */
export const givenBefore = (
  cache: MutationCache,
  isOurs: (key: MutationKey | undefined) => key is readonly string[],
): readonly EarlyCommand[] =>
  cache.getAll().flatMap((mutation) => {
    const { mutationKey } = mutation.options;
    const answer = answerOf(mutation);
    return isOurs(mutationKey) && (answer === undefined || answer._tag === "NoAnswer")
      ? [{ mutation, key: mutationKey }]
      : [];
  });

const settled = (cache: MutationCache, mutation: Mutation): Promise<Answered> =>
  new Promise((resolve) => {
    const leave = cache.subscribe(() => look());
    const look = (): void => {
      const answer = answerOf(mutation);
      if (answer === undefined) return;
      leave();
      resolve(answer);
    };
    look();
  });

type Around = { readonly cache: MutationCache; readonly box: Outbox; readonly shown: Set<string> };

/** OF1: stores such a command at once, and takes it out again if its own request was answered. */
export const keepEarly = async ({ cache, box, shown }: Around, { mutation, key }: EarlyCommand): Promise<void> => {
  const command = mutation.state.variables as OutboxCommand;
  // It is on the page already, as long as it is under way.
  shown.add(command.id);
  await run(box.give({ id: command.id, key, command }));
  const answered = await settled(cache, mutation);
  shown.delete(command.id);
  if (answered._tag !== "NoAnswer") await run(box.change((queue) => afterAnswer(queue, command.id, answered)));
  box.tell({ _tag: "Changed" });
};
