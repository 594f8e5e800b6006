import type {
  ExerciseDayIsFull,
  ExerciseEntryNotFound,
  ExerciseEntryVersionConflict,
  ExercisesOfDay,
  ExerciseStore,
} from "@morsel/application/exercise/exercise-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import { EXERCISE_DAY_LIMIT, type ExerciseEntry, type ExerciseEntryId } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { activityOf, storeActivity } from "./activity-rows.ts";

type Row = { readonly entry: string };
type StoredRow = Row & { readonly isDeleted: number };

const read = ({ entry }: Row): ExerciseEntry => JSON.parse(entry);

const stored = (sql: Sql, member: MemberId, id: ExerciseEntryId): Effect.Effect<StoredRow | undefined> =>
  Effect.map(
    sql<StoredRow>`
      select entry, is_deleted as "isDeleted" from exercise_entry where member_id = ${member} and id = ${id}`,
    ([row]) => row,
  );

/** E17: refuses when a day could not hold that many more. */
const makeRoom = (
  sql: Sql,
  member: MemberId,
  date: CalendarDate,
  more: number,
): Effect.Effect<void, ExerciseDayIsFull> =>
  Effect.flatMap(
    sql<{ readonly entries: number }>`
      select count(*) as entries from exercise_entry
      where member_id = ${member} and date = ${date} and is_deleted = 0`,
    ([day]) =>
      (day?.entries ?? 0) + more > EXERCISE_DAY_LIMIT
        ? Effect.fail({ _tag: "ExerciseDayIsFull" as const, date, limit: EXERCISE_DAY_LIMIT })
        : Effect.void,
  );

const insert = (sql: Sql, member: MemberId, entry: ExerciseEntry): Effect.Effect<unknown> => sql`
  insert into exercise_entry (member_id, id, date, exercise_id, logged_at, is_deleted, entry)
  values (${member}, ${entry.id}, ${entry.date}, ${entry.exerciseId}, ${entry.loggedAt}, 0, ${JSON.stringify(entry)})`;

const notFound = (id: ExerciseEntryId) =>
  Effect.fail<ExerciseEntryNotFound>({ _tag: "ExerciseEntryNotFound" as const, id });

type Marked = Pick<ExerciseEntry, "date" | "id"> & { readonly isDeleted: boolean };

/** W91: who marks what is marked already changes nothing. */
const mark = <E>(
  tx: Sql,
  member: MemberId,
  { date, id, isDeleted }: Marked,
  room: Effect.Effect<void, E>,
): Effect.Effect<readonly ExercisesOfDay[], ExerciseEntryNotFound | E> =>
  Effect.gen(function* () {
    const row = yield* stored(tx, member, id);
    if (row === undefined || read(row).date !== date) return yield* notFound(id);
    if ((row.isDeleted === 1) === isDeleted) return [yield* activityOf(tx, member, date)];
    yield* room;
    yield* tx`
      update exercise_entry set is_deleted = ${isDeleted ? 1 : 0} where member_id = ${member} and id = ${id}`;
    return [yield* storeActivity(tx, member, date)];
  });

export const makeSqlExerciseStore = (sql: Sql): ExerciseStore => ({
  day: (member, date) => activityOf(sql, member, date),

  entry: (member, id) =>
    Effect.map(stored(sql, member, id), (row) => (row === undefined || row.isDeleted === 1 ? undefined : read(row))),

  add: (member, date, entries) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const ids = [...new Set(entries.map(({ id }) => id))];
        const known = yield* tx<{ readonly id: string }>`
          select id from exercise_entry where member_id = ${member} and id in ${ids}`;
        const seen = new Set(known.map(({ id }) => id));
        const fresh = entries.filter(({ id }) => !seen.has(id) && seen.add(id));
        if (fresh.length === 0) return [yield* activityOf(tx, member, date)];
        yield* makeRoom(tx, member, date, fresh.length);
        yield* Effect.forEach(fresh, (entry) => insert(tx, member, entry), {
          concurrency: tx.dialect.atOnce,
          discard: true,
        });
        return [yield* storeActivity(tx, member, date)];
      }),
    ),

  replace: (member, entry) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<
        readonly ExercisesOfDay[],
        ExerciseEntryNotFound | ExerciseEntryVersionConflict | ExerciseDayIsFull
      > {
        const row = yield* stored(tx, member, entry.id);
        if (row === undefined || row.isDeleted === 1) return yield* notFound(entry.id);
        const current = read(row);
        if (current.version !== entry.version - 1)
          return yield* Effect.fail({ _tag: "ExerciseEntryVersionConflict" as const, current });
        if (current.date !== entry.date) yield* makeRoom(tx, member, entry.date, 1);
        yield* tx`
          update exercise_entry set date = ${entry.date}, entry = ${JSON.stringify(entry)}
          where member_id = ${member} and id = ${entry.id}`;
        return yield* Effect.forEach([...new Set([current.date, entry.date])], (date) =>
          storeActivity(tx, member, date),
        );
      }),
    ),

  remove: (member, date, id) =>
    memberTransaction(sql, member, (tx) => mark(tx, member, { date, id, isDeleted: true }, Effect.void)),

  restore: (member, date, id) =>
    memberTransaction(sql, member, (tx) =>
      mark(tx, member, { date, id, isDeleted: false }, makeRoom(tx, member, date, 1)),
    ),

  lastOfEach: (member, since, limit) =>
    Effect.map(
      sql<Row>`
        select entry from (
          select entry, date, logged_at, id,
            row_number() over (partition by exercise_id order by date desc, logged_at desc, id desc) as turn
          from exercise_entry where member_id = ${member} and date >= ${since} and is_deleted = 0
        ) as used
        where turn = 1 order by date desc, logged_at desc, id desc limit ${limit}`,
      (rows) => rows.map(read),
    ),

  lastOf: (member, exercise) =>
    Effect.map(
      sql<Row>`
        select entry from exercise_entry
        where member_id = ${member} and exercise_id = ${exercise} and is_deleted = 0
        order by date desc, logged_at desc, id desc limit 1`,
      ([row]) => row && read(row),
    ),
});
