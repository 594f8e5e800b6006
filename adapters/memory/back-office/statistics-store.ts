import type { DayCount, StatisticsStore } from "@morsel/application/back-office/statistics";
import { weekOf, WEEK_MS } from "@morsel/domain/back-office";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

/** Days that were counted; stories and tests put them there. */
export const dayCountTable = memoryTable(() => new Map<string, DayCount>());

export const makeMemoryStatisticsStore = (state: MemoryState): StatisticsStore => {
  const all = () => [...state.of(membersTable).values()].map(({ member }) => member);
  return {
    members: (now) =>
      Effect.sync(() => ({
        all: all().length,
        suspended: all().filter((member) => member.suspendedAt !== undefined).length,
        premium: all().filter(({ premium }) => (premium?.until ?? 0) > now).length,
      })),
    stays: (since) =>
      Effect.sync(() => {
        const rows = all()
          .filter(({ createdAt }) => createdAt >= weekOf(since))
          .map(({ createdAt, lastLogin = createdAt }) => ({
            week: weekOf(createdAt),
            weeks: Math.floor((lastLogin - createdAt) / WEEK_MS),
          }));
        const groups = Map.groupBy(rows, ({ week, weeks }) => `${week} ${weeks}`);
        return [...groups.values()]
          .flatMap((same) => (same[0] === undefined ? [] : [{ ...same[0], members: same.length }]))
          .toSorted((a, b) => a.week - b.week || a.weeks - b.weeks);
      }),
    countDays: () => Effect.void,
    days: (since) =>
      Effect.sync(() =>
        [...state.of(dayCountTable).values()]
          .filter(({ day }) => day >= since)
          .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      ),
  };
};
