import type { Kept, KeptRefusals, KeptStore } from "@morsel/application/exercise/kept-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

type Stored = { readonly thing: string; readonly isDeleted: number };

/** The statements of one table; each holds a thing whole, as JSON. */
export type KeptTable = {
  readonly standing: (sql: Sql, member: MemberId) => Effect.Effect<readonly { readonly thing: string }[]>;
  readonly stored: (sql: Sql, member: MemberId, id: string) => Effect.Effect<readonly Stored[]>;
  readonly put: (
    sql: Sql,
    member: MemberId,
    row: Stored & { readonly id: string },
  ) => Effect.Effect<readonly unknown[]>;
};

/** W97, W341: what a member keeps by name, on a table of its own. */
export const makeSqlKeptStore = <Thing extends Kept, NotFound, Conflict, Full>(
  sql: Sql,
  table: KeptTable,
  refusals: KeptRefusals<Thing, NotFound, Conflict, Full>,
  order: (a: Thing, b: Thing) => number,
): KeptStore<Thing, NotFound, Conflict, Full> => {
  const read = ({ thing }: Pick<Stored, "thing">): Thing => JSON.parse(thing);
  const notFound = (id: Thing["id"]) => Effect.fail(refusals.notFound(id));
  const standing = (tx: Sql, member: MemberId): Effect.Effect<readonly Thing[]> =>
    Effect.map(table.standing(tx, member), (rows) => rows.map(read).toSorted(order));
  const stored = (tx: Sql, member: MemberId, id: string): Effect.Effect<Stored | undefined> =>
    Effect.map(table.stored(tx, member, id), ([row]) => row);
  const makeRoom = (tx: Sql, member: MemberId): Effect.Effect<void, Full> =>
    Effect.flatMap(standing(tx, member), ({ length }) =>
      length >= refusals.limit ? Effect.fail(refusals.full) : Effect.void,
    );
  const put = (tx: Sql, member: MemberId, thing: Thing, isDeleted: boolean) =>
    Effect.andThen(
      table.put(tx, member, { id: thing.id, isDeleted: isDeleted ? 1 : 0, thing: JSON.stringify(thing) }),
      standing(tx, member),
    );
  return {
    all: (member) => standing(sql, member),

    save: (member, thing) =>
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<readonly Thing[], NotFound | Conflict | Full> {
          const row = yield* stored(tx, member, thing.id);
          if (row === undefined) {
            if (thing.version !== 1) return yield* notFound(thing.id);
            yield* makeRoom(tx, member);
            return yield* put(tx, member, thing, false);
          }
          if (row.thing === JSON.stringify(thing)) return yield* standing(tx, member);
          if (row.isDeleted === 1) return yield* notFound(thing.id);
          const current = read(row);
          if (current.version !== thing.version - 1) return yield* Effect.fail(refusals.conflict(current));
          return yield* put(tx, member, thing, false);
        }),
      ),

    remove: (member, id) =>
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<readonly Thing[], NotFound> {
          const row = yield* stored(tx, member, id);
          return row === undefined ? yield* notFound(id) : yield* put(tx, member, read(row), true);
        }),
      ),

    restore: (member, id) =>
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<readonly Thing[], NotFound | Full> {
          const row = yield* stored(tx, member, id);
          if (row === undefined) return yield* notFound(id);
          if (row.isDeleted === 1) yield* makeRoom(tx, member);
          return yield* put(tx, member, read(row), false);
        }),
      ),
  };
};
