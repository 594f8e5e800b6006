import { useMutationState, type MutationKey, type MutationOptions, type QueryClient } from "@tanstack/react-query";

/** Variables of the mutations of a key that have no answer yet, in the order in which they were given. */
export const pendingVariables = <Variables>(queries: QueryClient, mutationKey: MutationKey): readonly Variables[] =>
  queries
    .getMutationCache()
    .findAll({ mutationKey, status: "pending" })
    .map(({ state }) => state.variables as Variables);

/** The same for a component, which is rendered when they change. */
export const usePendingVariables = <Variables>(mutationKey: MutationKey): readonly Variables[] =>
  useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Variables,
  });

/**
 * How the commands of a key are sent, once for a query client: one at a time, in the order in which they were given. The
 * variables of such a mutation are the command, a plain value, so that it can be stored and resumed.
 */
export const registerMutation = <Answer, Command>(
  queries: QueryClient,
  mutationKey: MutationKey,
  how: Pick<MutationOptions<Answer, Error, Command>, "mutationFn" | "onSuccess" | "onError">,
): void => {
  if (queries.getMutationDefaults(mutationKey).mutationFn !== undefined) return;
  queries.setMutationDefaults<Answer, Error, Command>(mutationKey, {
    scope: { id: mutationKey.join(" ") },
    retry: false,
    ...how,
  });
};

/**
 * Sends by the defaults that are registered for the key, and answers whether it was done. `onRefused` is not called any more
 * when the mutation was replaced meanwhile because its member has left.
 */
export const submitMutation = <Variables>(
  queries: QueryClient,
  mutationKey: MutationKey,
  variables: Variables,
  onRefused: (problem: unknown) => void,
): Promise<boolean> => {
  const options = queries.defaultMutationOptions<MutationOptions<unknown, unknown, Variables>>({
    mutationKey,
    onSettled: (_, problem) => {
      if (problem !== null) onRefused(problem);
    },
  });
  const mutation = queries.getMutationCache().build(queries, options);
  const done = mutation.execute(variables).then(
    () => true,
    () => false,
  );
  // A command that was put aside because the server does not answer counts as done.
  return Promise.race([done, (mutation.meta?.["kept"] as Promise<true> | undefined) ?? done]);
};
