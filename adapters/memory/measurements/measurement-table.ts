import type { MemberId } from "@morsel/domain/identity";
import type { Measurement } from "@morsel/domain/measurements";
import type { MemoryState } from "../platform/state.ts";
import { recordsOf, recordTable } from "../versioned-records/versioned-store.ts";

export const measurementTable = recordTable<Measurement>();

/** A weight that was given with something else. */
export const addWeight = (state: MemoryState, member: MemberId, weight: Measurement | undefined): void => {
  if (weight === undefined) return;
  const others = recordsOf(state, measurementTable, member);
  state.of(measurementTable).set(member, new Map(others).set(weight.id, { record: weight, isDeleted: false }));
};

/** The weight that a member gave at sign-up. */
export const addFirstWeight = (
  state: MemoryState,
  member: MemberId,
  { weight }: { readonly weight?: Measurement | undefined },
): void => addWeight(state, member, weight);
