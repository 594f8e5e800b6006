import type { ReasonRefused } from "@morsel/domain/admin";
import type { CatalogueSource } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { type CatalogueImport, CatalogueStore, type SourceState } from "../catalogues/catalogue-store.ts";
import type { Clock } from "../platform/clock.ts";
import { defineJob, type NewJob } from "../platform/job.ts";
import { type ActGiven, makeAuditLine } from "./audit-lines.ts";
import type { BackOfficeStore } from "./back-office-store.ts";
import type { FoodImportNotFound, FoodImportRunning } from "./refusals.ts";

/** A source of foods with its imports, the newest first. */
export type FoodSources = readonly (Pick<SourceState, "source" | "isOn"> & {
  readonly imports: readonly Omit<CatalogueImport, "id" | "source">[];
})[];

/** Imports of a source that a page shows. */
const SHOWN = 50;

const UNDO_JOB = "undo-food-import";

const undoJob = (id: string, name: string, dueAt: number): NewJob => ({
  id: `${UNDO_JOB}-${id}`,
  kind: UNDO_JOB,
  payload: { name },
  dueAt,
});

/** W698: millions of foods are removed part by part, behind the answer; interrupted, it goes on where it was. */
export const undoImport = defineJob({
  kind: UNDO_JOB,
  timeoutSeconds: 3600,
  tries: 10,
  atOnce: 1,
  needs: { catalogues: CatalogueStore },
  make:
    ({ catalogues }) =>
    ({ name }: { readonly name: string }) =>
      Effect.asVoid(Effect.catchTag(catalogues.undo(name), "ImportUnknown", () => Effect.succeed(0))),
});

/** W697, W698 */
export const makeFoodSources = ({
  office,
  catalogues,
  clock,
}: {
  readonly office: Pick<BackOfficeStore, "switchSource" | "undoImport">;
  readonly catalogues: Pick<CatalogueStore, "imports" | "sources">;
  readonly clock: Clock;
}) => {
  const line = makeAuditLine({ clock });
  return {
    list: Effect.map(Effect.all([catalogues.sources, catalogues.imports]), ([sources, imports]): FoodSources =>
      sources.map(({ source, isOn }) => ({
        source,
        isOn,
        imports: imports.filter((one) => one.source === source).slice(0, SHOWN),
      })),
    ),

    switch: Effect.fn("SwitchSource")(function* ({
      source,
      isOn,
      ...given
    }: ActGiven & { readonly source: CatalogueSource; readonly isOn: boolean }): Effect.fn.Return<void, ReasonRefused> {
      const details = { name: source, state: isOn ? "on" : "off" };
      yield* office.switchSource(source, isOn, yield* line(given, "sourceSwitched", { details }));
    }),

    undo: Effect.fn("UndoImport")(function* ({
      name,
      ...given
    }: ActGiven & { readonly name: string }): Effect.fn.Return<
      void,
      FoodImportNotFound | FoodImportRunning | ReasonRefused
    > {
      const entry = yield* line(given, "importUndone", { details: { name } });
      const found = (yield* catalogues.imports).find((one) => one.name === name);
      if (found === undefined) return yield* Effect.fail<FoodImportNotFound>({ _tag: "FoodImportNotFound" });
      if (found.state === "running") return yield* Effect.fail<FoodImportRunning>({ _tag: "FoodImportRunning" });
      yield* office.undoImport(name, undoJob(given.id, name, entry.at), entry);
    }),
  };
};
