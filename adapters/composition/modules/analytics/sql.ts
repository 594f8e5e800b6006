import { PageViewStore } from "@morsel/application/analytics/page-view-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlPageViewStore } from "../../../sql/analytics/page-view-store.ts";
import { moduleOf } from "../../container.ts";
import { analyticsUseCases } from "./use-cases.ts";

export const analytics = moduleOf((bindings) => {
  analyticsUseCases(bindings);
  bindings.provide(PageViewStore, { sql: Sql }, ({ sql }) => makeSqlPageViewStore(sql));
});
