import { SharingStore } from "@morsel/application/social/sharing-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlSharingStore } from "../../../sql/social/sharing-store.ts";
import { moduleOf } from "../../container.ts";
import { socialUseCases } from "./use-cases.ts";

export const social = moduleOf((bindings) => {
  socialUseCases(bindings);
  bindings.provide(SharingStore, { sql: Sql }, ({ sql }) => makeSqlSharingStore(sql));
});
