import type { Kept, KeptRefusals, KeptStore } from "@morsel/application/exercise/kept-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState, type MemoryTable } from "../platform/state.ts";

type KeptRow<Thing> = { readonly thing: Thing; readonly isDeleted: boolean };
type KeptRows<Thing extends Kept> = Map<Thing["id"], KeptRow<Thing>>;
type KeptTable<Thing extends Kept> = MemoryTable<Map<MemberId, KeptRows<Thing>>>;

export const keptTable = <Thing extends Kept>(): KeptTable<Thing> =>
  memoryTable(() => new Map<MemberId, KeptRows<Thing>>());

export const keptRows =
  <Thing extends Kept>(state: MemoryState, table: KeptTable<Thing>) =>
  (member: MemberId): KeptRows<Thing> => {
    const rows = state.of(table).get(member) ?? new Map<Thing["id"], KeptRow<Thing>>();
    state.of(table).set(member, rows);
    return rows;
  };

/** Each method runs in one go, as a transaction would. */
export const makeMemoryKeptStore = <Thing extends Kept, NotFound, Conflict, Full>(
  rowsOf: (member: MemberId) => KeptRows<Thing>,
  refusals: KeptRefusals<Thing, NotFound, Conflict, Full>,
  order: (a: Thing, b: Thing) => number,
): KeptStore<Thing, NotFound, Conflict, Full> => {
  const standing = (member: MemberId): readonly Thing[] =>
    [...rowsOf(member).values()].flatMap(({ thing, isDeleted }) => (isDeleted ? [] : [thing])).toSorted(order);
  const put = (member: MemberId, thing: Thing, isDeleted: boolean) =>
    Effect.sync(() => {
      rowsOf(member).set(thing.id, { thing, isDeleted });
      return standing(member);
    });
  const isFull = (member: MemberId): boolean => standing(member).length >= refusals.limit;
  return {
    all: (member) => Effect.sync(() => standing(member)),
    save: (member, thing) =>
      Effect.suspend((): Effect.Effect<readonly Thing[], NotFound | Conflict | Full> => {
        const known = rowsOf(member).get(thing.id);
        if (known === undefined) {
          if (thing.version !== 1) return Effect.fail(refusals.notFound(thing.id));
          return isFull(member) ? Effect.fail(refusals.full) : put(member, thing, false);
        }
        if (JSON.stringify(known.thing) === JSON.stringify(thing)) return Effect.sync(() => standing(member));
        if (known.isDeleted) return Effect.fail(refusals.notFound(thing.id));
        return known.thing.version === thing.version - 1
          ? put(member, thing, false)
          : Effect.fail(refusals.conflict(known.thing));
      }),
    remove: (member, id) =>
      Effect.suspend((): Effect.Effect<readonly Thing[], NotFound> => {
        const known = rowsOf(member).get(id);
        return known === undefined ? Effect.fail(refusals.notFound(id)) : put(member, known.thing, true);
      }),
    restore: (member, id) =>
      Effect.suspend((): Effect.Effect<readonly Thing[], NotFound | Full> => {
        const known = rowsOf(member).get(id);
        if (known === undefined) return Effect.fail(refusals.notFound(id));
        return known.isDeleted && isFull(member) ? Effect.fail(refusals.full) : put(member, known.thing, false);
      }),
  };
};
