import { ImportFileReader } from "@morsel/application/import/import-file";
import { ImportStore } from "@morsel/application/import/import-store";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlImportStore } from "../../../sql/import/import-store.ts";
import { moduleOf } from "../../container.ts";
import { makeImportFileReaderThread } from "../../diary-import-thread/import-file-reader-thread.ts";
import { importUseCases } from "./use-cases.ts";

export const dataImport = moduleOf((bindings) => {
  importUseCases(bindings);
  bindings.provide(ImportStore, { sql: Sql }, ({ sql }) => makeSqlImportStore(sql));
  bindings.provide(ImportFileReader, {}, makeImportFileReaderThread);
  bindings.contribute(MemberTables, ["import_part", "import_batch", "import_item"]);
});
