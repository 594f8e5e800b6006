import type { MemberId } from "@morsel/domain/identity";
import type { VersionedRecord } from "@morsel/domain/versioned-records";
import * as Effect from "effect/Effect";
import type { VersionedStore } from "./versioned-store.ts";

/** Records so few that all of them are shown: each write answers those that stand, in the order of their concept. */
export interface VersionedListStore<Rec extends VersionedRecord, NotFound, Conflict, Refused> {
  readonly all: (member: MemberId) => Effect.Effect<readonly Rec[]>;
  readonly save: (member: MemberId, record: Rec) => Effect.Effect<readonly Rec[], NotFound | Conflict | Refused>;
  readonly remove: (member: MemberId, id: Rec["id"]) => Effect.Effect<readonly Rec[], NotFound>;
  readonly restore: (member: MemberId, id: Rec["id"]) => Effect.Effect<readonly Rec[], NotFound | Refused>;
}

export const makeVersionedListStore = <Rec extends VersionedRecord, NotFound, Conflict, Refused>(
  store: VersionedStore<Rec, NotFound, Conflict, Refused>,
  all: (member: MemberId) => Effect.Effect<readonly Rec[]>,
): VersionedListStore<Rec, NotFound, Conflict, Refused> => ({
  all,
  save: (member, record) => Effect.andThen(store.save(member, record), all(member)),
  remove: (member, id) => Effect.andThen(store.remove(member, id), all(member)),
  restore: (member, id) => Effect.andThen(store.restore(member, id), all(member)),
});
