import { IMPORT_LIMITS } from "@morsel/domain/import";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, ScopeArea, SignedIn, UploadLimit } from "../shared/access.ts";
import { textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { importProblems } from "./problems.ts";
import { DataImport, DataImports, FileBytes, ImportChoices, ImportId } from "./schemas.ts";

const { ImportNotFound, ImportNotPossible, ImportPartMisplaced, ImportsAreFull } = problemSchemas(importProblems);
const ofImport = { id: ImportId };
const LONGEST_NAME = 200;

const Offset = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: IMPORT_LIMITS.fileBytes }, { expected: "the byte at which the part begins" }),
);

/** A file is begun, sent in parts, read, and then imported; each long step goes on by itself, and `state` says how far it is. */
export class ImportGroup extends HttpApiGroup.make("import")
  .add(
    HttpApiEndpoint.get("dataImports", "/", { success: DataImports }).annotate(Access, "member"),
    HttpApiEndpoint.post("beginImport", "/", {
      payload: Schema.Struct({ id: ImportId, name: textUpTo(LONGEST_NAME), bytes: FileBytes }),
      success: DataImport.pipe(HttpApiSchema.status(201)),
      error: [ImportsAreFull, TooManyTries, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("dataImport", "/:id", {
      params: ofImport,
      success: DataImport,
      error: [ImportNotFound, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("sendImportPart", "/:id/parts", {
      params: ofImport,
      query: { offset: Offset },
      success: DataImport,
      error: [ImportNotFound, ImportNotPossible, ImportPartMisplaced, TooManyTries, FieldRefused],
    })
      .annotate(Access, "member")
      .annotate(UploadLimit, IMPORT_LIMITS.partBytes),
    HttpApiEndpoint.post("readImport", "/:id/preview", {
      params: ofImport,
      payload: ImportChoices,
      success: DataImport,
      error: [ImportNotFound, ImportNotPossible, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("startImport", "/:id/start", {
      params: ofImport,
      success: DataImport,
      error: [ImportNotFound, ImportNotPossible, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("undoImport", "/:id/undo", {
      params: ofImport,
      success: DataImport,
      error: [ImportNotFound, ImportNotPossible, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("discardImport", "/:id", {
      params: ofImport,
      success: DataImports,
      error: [ImportNotFound, ImportNotPossible, FieldRefused],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "data")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/imports") {}

export { importProblems } from "./problems.ts";
