import { CATALOGUE_SOURCES, ROW_REFUSALS } from "@morsel/domain/foods";
import * as Schema from "effect/Schema";
import { InstantText, textUpTo, Uuid } from "../shared/primitives.ts";

const Source = Schema.Literals(CATALOGUE_SOURCES);

const Import = Schema.Struct({
  name: Schema.String,
  file: Schema.String,
  state: Schema.Literals(["running", "complete", "undoing"]),
  started_at: InstantText,
  finished_at: Schema.NullOr(InstantText),
  counts: Schema.Struct({
    read: Schema.Int,
    added: Schema.Int,
    updated: Schema.Int,
    unchanged: Schema.Int,
    doubtful: Schema.Int,
    /** Records that were left out, by reason. */
    refused: Schema.Array(Schema.Struct({ reason: Schema.Literals(ROW_REFUSALS), count: Schema.Int })),
  }),
}).annotate({ identifier: "FoodImport" });

/** Sources of foods and their imports, the newest first. */
export const Sources = Schema.Struct({
  items: Schema.Array(Schema.Struct({ source: Source, is_on: Schema.Boolean, imports: Schema.Array(Import) })),
}).annotate({ identifier: "FoodSources" });
export type WireSources = typeof Sources.Encoded;

/** Longer than what is accepted, so that the rule can say by how much; bounded all the same. */
const act = { id: Uuid, reason: textUpTo(2000) };
export const SwitchSourcePayload = Schema.Struct({ ...act, source: Source, is_on: Schema.Boolean });
export const UndoImportPayload = Schema.Struct({ ...act, name: textUpTo(60) });
