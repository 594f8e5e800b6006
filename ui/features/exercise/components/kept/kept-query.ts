import type { Kept } from "@morsel/application/exercise/kept-store";
import { queryOptions } from "@tanstack/react-query";
import type { Effect } from "effect";
import { run } from "../../../../hooks/run.ts";

/** Where all that a member keeps of one kind comes from, and under which key it is remembered. */
export type KeptSource<Thing extends Kept, E> = {
  readonly key: readonly string[];
  readonly all: Effect.Effect<readonly Thing[], E>;
};

const HALF_A_MINUTE = 30_000;

export const keptQuery = <Thing extends Kept, E>({ key, all }: KeptSource<Thing, E>) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => run(all, signal), staleTime: HALF_A_MINUTE });
