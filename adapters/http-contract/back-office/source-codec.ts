import type { ShownSources } from "@morsel/application/back-office/client/back-office-client";
import type { FoodSources } from "@morsel/application/back-office/sources";
import { ROW_REFUSALS } from "@morsel/domain/foods";
import type { WireSources } from "./source-schemas.ts";

const instant = (at: number): string => new Date(at).toISOString();

export const writeSources = (sources: FoodSources): WireSources => ({
  items: sources.map(({ source, isOn, imports }) => ({
    source,
    is_on: isOn,
    imports: imports.map(({ name, file, state, startedAt, finishedAt, counts: { refused, ...counts } }) => ({
      name,
      file: file.name,
      state,
      started_at: instant(startedAt),
      finished_at: finishedAt === undefined ? null : instant(finishedAt),
      counts: {
        ...counts,
        refused: ROW_REFUSALS.flatMap((reason) => {
          const count = refused[reason] ?? 0;
          return count === 0 ? [] : [{ reason, count }];
        }),
      },
    })),
  })),
});

export const readSources = ({ items }: WireSources): ShownSources =>
  items.map(({ source, is_on: isOn, imports }) => ({
    source,
    isOn,
    imports: imports.map(({ started_at, finished_at, counts: { refused, ...counts }, ...one }) => ({
      ...one,
      startedAt: Date.parse(started_at),
      ...(finished_at === null ? {} : { finishedAt: Date.parse(finished_at) }),
      counts: { ...counts, refused: Object.fromEntries(refused.map(({ reason, count }) => [reason, count])) },
    })),
  }));
