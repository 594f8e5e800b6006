import { queryOptions } from "@tanstack/react-query";
import type { Effect } from "effect";
import { run } from "../../../../hooks/run.ts";

/** The source of all records of one kind that a member keeps, and the key under which they are cached. */
export type RecordSource<Rec, E> = {
  readonly key: readonly string[];
  readonly all: Effect.Effect<readonly Rec[], E>;
};

const HALF_A_MINUTE = 30_000;

export const recordsQuery = <Rec, E>({ key, all }: RecordSource<Rec, E>) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => run(all, signal), staleTime: HALF_A_MINUTE });
