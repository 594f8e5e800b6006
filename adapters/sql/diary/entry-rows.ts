import { makeBoundedCache } from "@morsel/application/platform/bounded-cache";
import type { CalendarDate } from "@morsel/domain/calendar";
import { isQuickEntry, type DiaryEntry, type EntryId, type FoodEntry } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

export type EntryRow = Pick<DiaryEntry, "id" | "date" | "meal" | "description" | "loggedAt" | "version"> & {
  /** A quick add has no food, and then no amount, serving and grams either. */
  readonly foodId: FoodEntry["foodId"] | null;
  readonly amount: number;
  readonly grams: number;
  readonly brand: string | null;
  readonly serving: string;
  readonly per100g: string;
  readonly time: DiaryEntry["time"] | null;
  /** 1 for what is only planned. */
  readonly planned: number;
};

/** The same foods are eaten again and again: facts that were read lately are not read anew, and are one value. */
const recentFacts = makeBoundedCache<NutritionFacts>(1000);

const readFacts = (text: string): NutritionFacts => {
  const known = recentFacts.get(text);
  if (known !== undefined) return known;
  const facts = JSON.parse(text) as NutritionFacts;
  recentFacts.set(text, facts);
  return facts;
};

/** As often as they are read, the facts of a food are written. */
const factsTexts = new WeakMap<NutritionFacts, string>();

const factsText = (facts: NutritionFacts): string => {
  const known = factsTexts.get(facts) ?? JSON.stringify(facts);
  factsTexts.set(facts, known);
  return known;
};

export const entryOf = (row: EntryRow): DiaryEntry => {
  const placed = {
    id: row.id,
    date: row.date,
    meal: row.meal,
    description: row.description,
    ...(row.time === null || row.time === undefined ? {} : { time: row.time }),
    loggedAt: row.loggedAt,
    version: row.version,
    ...(row.planned === 1 ? { planned: true as const } : {}),
  };
  if (row.foodId === null) return { ...placed, facts: readFacts(row.per100g) };
  return {
    ...placed,
    foodId: row.foodId,
    ...(row.brand === null ? {} : { brand: row.brand }),
    amount: row.amount,
    serving: JSON.parse(row.serving),
    grams: row.grams,
    per100g: readFacts(row.per100g),
  };
};

/** The columns in which an entry of a food and a quick add differ. */
const holdings = (entry: DiaryEntry) =>
  isQuickEntry(entry)
    ? { foodId: null, brand: null, amount: null, serving: null, grams: null, per100g: factsText(entry.facts) }
    : {
        foodId: entry.foodId,
        brand: entry.brand ?? null,
        amount: entry.amount,
        serving: JSON.stringify(entry.serving),
        grams: entry.grams,
        per100g: factsText(entry.per100g),
      };

/** The entries that stand on the days from one to another, also what is planned, day by day, in the order of D35. */
export const entriesBetween = (
  sql: Sql,
  member: MemberId,
  from: CalendarDate,
  to: CalendarDate,
): Effect.Effect<readonly DiaryEntry[]> =>
  Effect.map(
    sql<EntryRow>`
      select id, date, meal, food_id as "foodId", description, brand, amount, serving, grams, per_100g as "per100g", time,
        logged_at as "loggedAt", version, planned
      from diary_entry
      where member_id = ${member} and date between ${from} and ${to} and deleted_at is null
      order by date, logged_at, id`,
    (rows) => rows.map(entryOf),
  );

/** The entry stored under an id, deleted or not. */
export type StoredEntry = { readonly entry: DiaryEntry; readonly isDeleted: boolean };

export const storedEntries = (
  sql: Sql,
  member: MemberId,
  ids: readonly EntryId[],
): Effect.Effect<ReadonlyMap<EntryId, StoredEntry>> =>
  Effect.map(
    sql<EntryRow & { readonly deletedAt: number | null }>`
      select id, date, meal, food_id as "foodId", description, brand, amount, serving, grams, per_100g as "per100g", time,
        logged_at as "loggedAt", version, planned, deleted_at as "deletedAt"
      from diary_entry
      where member_id = ${member} and id in ${ids}`,
    (rows) => new Map(rows.map((row) => [row.id, { entry: entryOf(row), isDeleted: row.deletedAt !== null }])),
  );

export const storedEntry = (sql: Sql, member: MemberId, id: EntryId): Effect.Effect<StoredEntry | undefined> =>
  Effect.map(storedEntries(sql, member, [id]), (kept) => kept.get(id));

/** The last entry of a food that was eaten in a meal, in the order of D35, and how many there are. */
export const lastEntryOf = (
  sql: Sql,
  member: MemberId,
  { foodId, meal }: Pick<FoodEntry, "foodId" | "meal">,
): Effect.Effect<{ readonly last: FoodEntry; readonly times: number } | undefined> =>
  Effect.map(
    sql<EntryRow & { readonly times: number }>`
      select id, date, meal, food_id as "foodId", description, brand, amount, serving, grams, per_100g as "per100g", time,
        logged_at as "loggedAt", version, planned,
        (select count(*) from diary_entry
         where member_id = ${member} and food_id = ${foodId} and meal = ${meal} and deleted_at is null
           and planned = 0) as "times"
      from diary_entry
      where member_id = ${member} and food_id = ${foodId} and meal = ${meal} and deleted_at is null and planned = 0
      order by logged_at desc, id desc
      limit 1`,
    ([row]) => {
      const last = row && entryOf(row);
      return row === undefined || last === undefined || isQuickEntry(last) ? undefined : { last, times: row.times };
    },
  );

/** W280: what is eaten is the usual case, which the column says by itself. */
const markPlanned = (sql: Sql, member: MemberId, id: EntryId): Effect.Effect<unknown> =>
  sql`update diary_entry set planned = 1 where member_id = ${member} and id = ${id}`;

export const insertEntry = (sql: Sql, member: MemberId, entry: DiaryEntry): Effect.Effect<void> => {
  const { foodId, brand, amount, serving, grams, per100g } = holdings(entry);
  const inserted = sql`
    insert into diary_entry (member_id, id, date, meal, food_id, description, brand, amount, serving, grams, per_100g, time,
      logged_at, version)
    values (${member}, ${entry.id}, ${entry.date}, ${entry.meal}, ${foodId}, ${entry.description}, ${brand}, ${amount},
      ${serving}, ${grams}, ${per100g}, ${entry.time ?? null}, ${entry.loggedAt}, ${entry.version})`;
  return Effect.asVoid(entry.planned ? Effect.andThen(inserted, markPlanned(sql, member, entry.id)) : inserted);
};

export const updateEntry = (sql: Sql, member: MemberId, entry: DiaryEntry): Effect.Effect<void> => {
  const { foodId, brand, amount, serving, grams, per100g } = holdings(entry);
  return Effect.asVoid(sql`
    update diary_entry
    set date = ${entry.date}, meal = ${entry.meal}, food_id = ${foodId}, description = ${entry.description},
      brand = ${brand}, amount = ${amount}, serving = ${serving}, grams = ${grams}, per_100g = ${per100g},
      time = ${entry.time ?? null}, logged_at = ${entry.loggedAt}, version = ${entry.version},
      planned = ${entry.planned ? 1 : 0}
    where member_id = ${member} and id = ${entry.id}`);
};

/** Deleted entries stay, so that a repeat of an old request is known and a deletion can be taken back. */
export const markEntry = (sql: Sql, member: MemberId, id: EntryId, isDeleted: boolean): Effect.Effect<void> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Effect.asVoid(
      sql`update diary_entry set deleted_at = ${isDeleted ? now : null} where member_id = ${member} and id = ${id}`,
    ),
  );
