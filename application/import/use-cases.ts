import {
  type ImportBatch,
  type ImportChoices,
  type ImportId,
  IMPORT_LIMITS,
  type ImportStep,
  mayFollow,
} from "@morsel/domain/import";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import type { ImportNotFound, ImportNotPossible, ImportsAreFull, ImportStore } from "./import-store.ts";

export type ImportPorts = { readonly imports: ImportStore; readonly clock: Clock };

/** The job of each step, by its kind. */
export const IMPORT_JOBS = { read: "read-import", start: "run-import", undo: "undo-import" } as const;

type Named = { readonly member: MemberId; readonly id: ImportId };

/** I11: a file is sent in parts, read, shown, imported once and undone once; each long step is a job. */
export const makeImportUseCases = ({ imports, clock }: ImportPorts) => {
  const standing = (
    member: MemberId,
    id: ImportId,
    step: ImportStep,
  ): Effect.Effect<ImportBatch, ImportNotFound | ImportNotPossible> =>
    Effect.gen(function* () {
      const batch = yield* imports.byId(member, id);
      if (batch === undefined) return yield* Effect.fail<ImportNotFound>({ _tag: "ImportNotFound", id });
      if (!mayFollow(batch, step))
        return yield* Effect.fail<ImportNotPossible>({ _tag: "ImportNotPossible", state: batch.state });
      return batch;
    });

  /** Goes on to the state of a step, with the job that does it. */
  const goOn = (
    { member, id }: Named,
    step: keyof typeof IMPORT_JOBS,
    change: { readonly state: "reading" | "importing" | "undoing"; readonly choices?: ImportChoices },
  ): Effect.Effect<ImportBatch, ImportNotFound | ImportNotPossible> =>
    Effect.gen(function* () {
      const batch = yield* standing(member, id, step);
      const now = yield* clock.now;
      const job = {
        id: `${IMPORT_JOBS[step]} ${id} ${now}`,
        kind: IMPORT_JOBS[step],
        payload: { member, import: id },
        dueAt: now,
        member,
      };
      const changed = yield* imports.change(member, id, [batch.state], { ...change, progress: 0 }, [job]);
      return changed ?? (yield* Effect.fail<ImportNotPossible>({ _tag: "ImportNotPossible", state: batch.state }));
    });

  return {
    begin: (request: Named & Pick<ImportBatch, "name" | "bytes">): Effect.Effect<ImportBatch, ImportsAreFull> =>
      Effect.flatMap(clock.now, (createdAt) => {
        const { member, id, name, bytes } = request;
        return imports.add(member, {
          id,
          name,
          bytes,
          received: 0,
          state: "sending",
          createdAt,
          choices: {},
          progress: 0,
        });
      }),
    read: (request: Named & { readonly choices: ImportChoices }) =>
      goOn(request, "read", { state: "reading", choices: request.choices }),
    start: (request: Named) => goOn(request, "start", { state: "importing" }),
    undo: (request: Named) => goOn(request, "undo", { state: "undoing" }),
    discard: ({ member, id }: Named): Effect.Effect<readonly ImportBatch[], ImportNotFound | ImportNotPossible> =>
      Effect.gen(function* () {
        yield* standing(member, id, "discard");
        yield* imports.remove(member, id);
        return yield* imports.all(member);
      }),
    limit: IMPORT_LIMITS,
  };
};

export type ImportUseCases = ReturnType<typeof makeImportUseCases>;
export const ImportUseCases = token<ImportUseCases>("ImportUseCases");
