import { type StepDayIsFull, type StepImportNotFound, type StepStore } from "@morsel/application/exercise/step-store";
import { CSV_SOURCE, type DatedCount } from "@morsel/domain/exercise";
import { STEP_COUNTS_A_DAY } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import { countTable, storeMemoryActivity } from "./activity.ts";

type Change = { readonly after: DatedCount; readonly before: DatedCount | undefined; isUndone: boolean };
type Imported = { readonly createdAt: number; readonly changes: Map<string, Change> };

const importTable = memoryTable(() => new Map<MemberId, Map<string, Imported>>());

const keyOf = ({
  date,
  source,
  from,
}: {
  readonly date: string;
  readonly source: string;
  readonly from?: string;
}): string => `${date} ${source} ${from ?? ""}`;
const isSame = (a: DatedCount | undefined, b: DatedCount): boolean => a?.steps === b.steps && a.to === b.to;

/** Each method runs in one go, as a transaction would. */
export const makeMemoryStepStore = (state: MemoryState): StepStore => {
  const countsOf = (member: MemberId): Map<string, DatedCount> => state.of(countTable).get(member) ?? new Map();
  const importsOf = (member: MemberId): Map<string, Imported> => {
    const all = state.of(importTable).get(member) ?? new Map<string, Imported>();
    state.of(importTable).set(member, all);
    return all;
  };
  const keep = (member: MemberId, counts: Map<string, DatedCount>, changed: readonly DatedCount[]): void => {
    state.of(countTable).set(member, counts);
    for (const date of new Set(changed.map((one) => one.date))) storeMemoryActivity(state, member, date);
  };
  return {
    counts: (member, from, to) =>
      Effect.sync(() =>
        [...countsOf(member).values()]
          .filter(({ date }) => date >= from && date <= to)
          .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
      ),
    put: (member, given, by) =>
      Effect.suspend((): Effect.Effect<number, StepDayIsFull> => {
        const counts = new Map(countsOf(member));
        const wanted = new Map(given.map((count) => [keyOf(count), count]));
        const changed = [...wanted.values()].filter((count) => !isSame(counts.get(keyOf(count)), count));
        const before = new Map(counts);
        for (const count of changed) counts.set(keyOf(count), count);
        const perDay = Map.groupBy(counts.values(), ({ date }) => date);
        const full = [...perDay].find(([, ofDay]) => ofDay.length > STEP_COUNTS_A_DAY);
        if (full !== undefined)
          return Effect.fail({ _tag: "StepDayIsFull" as const, date: full[0], limit: STEP_COUNTS_A_DAY });
        if (by !== undefined && changed.length > 0) {
          const known = importsOf(member).get(by.importId) ?? { createdAt: by.now, changes: new Map<string, Change>() };
          for (const after of changed) {
            const first = known.changes.get(keyOf(after));
            const old = first === undefined ? before.get(keyOf(after)) : first.before;
            known.changes.set(keyOf(after), { after, before: old, isUndone: false });
          }
          importsOf(member).set(by.importId, known);
        }
        keep(member, counts, changed);
        return Effect.succeed(changed.length);
      }),
    imports: (member, limit) =>
      Effect.sync(() =>
        [...importsOf(member)]
          .map(([id, { createdAt, changes }]) => ({
            id,
            createdAt,
            changed: changes.size,
            isUndone: [...changes.values()].every((change) => change.isUndone),
          }))
          .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
          .slice(0, limit),
      ),
    undo: (member, importId, atOnce) =>
      Effect.suspend((): Effect.Effect<number, StepImportNotFound> => {
        const known = importsOf(member).get(importId);
        if (known === undefined) return Effect.fail({ _tag: "StepImportNotFound" as const, id: importId });
        const open = [...known.changes.values()].filter((change) => !change.isUndone);
        const counts = new Map(countsOf(member));
        const now = open.slice(0, atOnce);
        for (const change of now) {
          const { after, before } = change;
          const current = counts.get(keyOf(after));
          if (after.source === CSV_SOURCE && isSame(current, after)) {
            if (before === undefined) counts.delete(keyOf(after));
            else counts.set(keyOf(after), before);
          }
          change.isUndone = true;
        }
        keep(
          member,
          counts,
          now.map(({ after }) => after),
        );
        return Effect.succeed(open.length - now.length);
      }),
  };
};
