import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { DigestStore } from "@morsel/application/weekly-digest/digest-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlDigestStore } from "../../../sql/weekly-digest/digest-store.ts";
import { moduleOf } from "../../container.ts";
import { digestUseCases } from "./use-cases.ts";

export const weeklyDigest = moduleOf((bindings) => {
  digestUseCases(bindings);
  bindings.provide(DigestStore, { sql: Sql }, ({ sql }) => makeSqlDigestStore(sql));
  bindings.contribute(MemberTables, ["weekly_digest"]);
});
