import type { ImportChange } from "./import-store.ts";
import type { ImportId } from "@morsel/domain/import";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { DiarySettingsStore } from "../diary-settings/diary-settings-store.ts";
import { defineJob } from "../platform/job.ts";
import { ImportFileReader } from "./import-file.ts";
import { ImportStore } from "./import-store.ts";
import { storedFile } from "./stored-file.ts";

/** A job that names no import does nothing. */
export type ImportPayload = { readonly member?: string; readonly import?: string };

const HOUR_SECONDS = 3_600;

/** I9: reads a file for its preview; nothing of it is written. */
export const readImport = defineJob({
  kind: "read-import",
  timeoutSeconds: HOUR_SECONDS,
  tries: 2,
  atOnce: 1,
  needs: { imports: ImportStore, reader: ImportFileReader, settings: DiarySettingsStore },
  make:
    ({ imports, reader, settings }) =>
    (payload: ImportPayload) =>
      Effect.gen(function* () {
        if (payload.member === undefined || payload.import === undefined) return;
        const [member, id] = [payload.member as MemberId, payload.import as ImportId];
        const batch = yield* imports.byId(member, id);
        if (batch?.state !== "reading") return;
        const { slots } = yield* settings.of(member);
        const change = yield* reader.survey(storedFile(imports, member, batch), batch.choices, slots).pipe(
          Effect.map((survey): ImportChange => ({ state: "ready", survey, progress: 1 })),
          Effect.catch(({ why }) => Effect.succeed<ImportChange>({ state: "refused", refusal: why })),
        );
        yield* imports.change(member, id, ["reading"], change);
      }),
});
