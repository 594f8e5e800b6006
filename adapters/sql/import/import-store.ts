import type {
  ClaimedItem,
  ImportNotFound,
  ImportNotPossible,
  ImportPartMisplaced,
  ImportsAreFull,
  ImportStore,
} from "@morsel/application/import/import-store";
import { IMPORT_LIMITS, type ImportBatch, type ImportId } from "@morsel/domain/import";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";

type BatchRow = Pick<ImportBatch, "id" | "name" | "bytes" | "received" | "state" | "createdAt"> & {
  readonly parts: number;
  /** The rest of the batch, as JSON. */
  readonly details: string;
};
type ItemRow = ClaimedItem & { readonly importId: ImportId; readonly state: "written" | "undone" | "kept" };

const batchOf = ({ id, name, bytes, received, state, createdAt, details }: BatchRow): ImportBatch => ({
  id,
  name,
  bytes,
  received,
  state,
  createdAt,
  ...JSON.parse(details),
});

const detailsOf = ({ choices, progress, survey, report, undo, refusal }: ImportBatch): string =>
  JSON.stringify({ choices, progress, survey, report, undo, refusal });

const stored = (sql: Sql, member: MemberId, id: ImportId): Effect.Effect<BatchRow | undefined> =>
  Effect.map(
    sql<BatchRow>`
      select id, name, bytes, received, parts, state, created_at as "createdAt", details from import_batch
      where member_id = ${member} and id = ${id}`,
    ([row]) => row,
  );

const notFound = (id: ImportId) => Effect.fail<ImportNotFound>({ _tag: "ImportNotFound", id });

const dropParts = (sql: Sql, member: MemberId, id: ImportId) =>
  Effect.andThen(
    sql`delete from import_part where member_id = ${member} and import_id = ${id}`,
    sql`update import_batch set parts = 0 where member_id = ${member} and id = ${id}`,
  );

export const makeSqlImportStore = (sql: Sql): ImportStore => ({
  add: (member, batch) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<ImportBatch, ImportsAreFull> {
        const known = yield* stored(tx, member, batch.id);
        if (known !== undefined) return batchOf(known);
        const [counted] = yield* tx<{ readonly files: number }>`
          select count(*) as files from import_batch where member_id = ${member} and parts > 0`;
        if ((counted?.files ?? 0) >= IMPORT_LIMITS.files)
          return yield* Effect.fail({ _tag: "ImportsAreFull" as const, limit: IMPORT_LIMITS.files });
        yield* tx`
          insert into import_batch (member_id, id, name, bytes, received, parts, state, created_at, details)
          values (${member}, ${batch.id}, ${batch.name}, ${batch.bytes}, 0, 0, ${batch.state}, ${batch.createdAt},
            ${detailsOf(batch)})`;
        return batch;
      }),
    ),

  byId: (member, id) => Effect.map(stored(sql, member, id), (row) => row && batchOf(row)),

  all: (member) =>
    Effect.map(
      sql<BatchRow>`
        select id, name, bytes, received, parts, state, created_at as "createdAt", details from import_batch
        where member_id = ${member} order by created_at desc, id desc limit 50`,
      (rows) => rows.map(batchOf),
    ),

  append: (member, id, offset, content) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<ImportBatch, ImportNotFound | ImportNotPossible | ImportPartMisplaced> {
        const row = yield* stored(tx, member, id);
        if (row === undefined) return yield* notFound(id);
        const { received, bytes, state, parts } = row;
        if (offset + content.length <= received) return batchOf(row);
        if (state !== "sending") return yield* Effect.fail({ _tag: "ImportNotPossible" as const, state });
        if (offset !== received || received + content.length > bytes)
          return yield* Effect.fail({ _tag: "ImportPartMisplaced" as const, received });
        yield* tx`
          insert into import_part (member_id, import_id, nth, content) values (${member}, ${id}, ${parts}, ${content})`;
        yield* tx`
          update import_batch set received = ${received + content.length}, parts = ${parts + 1}
          where member_id = ${member} and id = ${id}`;
        return batchOf({ ...row, received: received + content.length });
      }),
    ),

  part: (member, id, nth) =>
    Effect.map(
      sql<{ readonly content: Uint8Array }>`
        select content from import_part where member_id = ${member} and import_id = ${id} and nth = ${nth}`,
      ([row]) => row?.content,
    ),

  change: (member, id, states, change, jobs = []) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const row = yield* stored(tx, member, id);
        if (row === undefined || !states.includes(row.state)) return undefined;
        const next: ImportBatch = { ...batchOf(row), ...change };
        yield* tx`
          update import_batch set state = ${next.state}, details = ${detailsOf(next)}
          where member_id = ${member} and id = ${id}`;
        yield* insertJobs(tx, jobs);
        return next;
      }),
    ),

  forgetFile: (member, id) => memberTransaction(sql, member, (tx) => Effect.asVoid(dropParts(tx, member, id))),

  remove: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.asVoid(
        Effect.andThen(
          dropParts(tx, member, id),
          tx`delete from import_batch where member_id = ${member} and id = ${id}`,
        ),
      ),
    ),

  claim: (member, id, items) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const rows = yield* tx<ItemRow>`
          select key, kind, date, times, import_id as "importId", state from import_item
          where member_id = ${member} and key in ${items.map(({ key }) => key)}`;
        const known = new Map(rows.map((row) => [row.key, row]));
        const fresh = items.filter(({ key }) => !known.has(key));
        yield* tx.load(
          "import_item",
          ["member_id", "key", "import_id", "kind", "date", "times", "state"],
          fresh.map(({ key, kind, date }) => [member, key, id, kind, date, 0, "written"]),
        );
        const own: ClaimedItem[] = [];
        for (const { key, kind, date } of items) {
          const row = known.get(key);
          if (row === undefined) own.push({ key, kind, date, times: 0 });
          else if (row.state === "undone") {
            yield* tx`
              update import_item set import_id = ${id}, times = ${row.times + 1}, state = 'written'
              where member_id = ${member} and key = ${key}`;
            own.push({ key, kind, date, times: row.times + 1 });
          } else if (row.importId === id && row.state === "written") own.push({ key, kind, date, times: row.times });
        }
        return own;
      }),
    ),

  items: (member, id, limit) =>
    sql<ClaimedItem>`
      select key, kind, date, times from import_item
      where member_id = ${member} and import_id = ${id} and state = 'written' order by date desc, key limit ${limit}`,

  countItems: (member, id) =>
    Effect.map(
      sql<{ readonly items: number }>`
        select count(*) as items from import_item
        where member_id = ${member} and import_id = ${id} and state = 'written'`,
      ([row]) => row?.items ?? 0,
    ),

  release: (member, id, keys, isKept) =>
    keys.length === 0
      ? Effect.void
      : Effect.asVoid(sql`
          update import_item set state = ${isKept ? "kept" : "undone"}
          where member_id = ${member} and import_id = ${id} and key in ${keys}`),

  forgetOldFiles: (before, limit) =>
    Effect.gen(function* () {
      const old = yield* sql<{ readonly member: MemberId; readonly id: ImportId }>`
        select member_id as member, id from import_batch where created_at < ${before} and parts > 0
        order by created_at limit ${limit}`;
      for (const { member, id } of old)
        yield* memberTransaction(sql, member, (tx) =>
          Effect.andThen(
            dropParts(tx, member, id),
            tx`
              delete from import_batch
              where member_id = ${member} and id = ${id} and state in ('sending', 'reading', 'ready', 'refused')`,
          ),
        );
      return old.length;
    }),
});
