import { JobStore } from "@morsel/application/jobs/job-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlJobStore } from "../../../sql/jobs/job-store.ts";
import { moduleOf } from "../../container.ts";

export const jobs = moduleOf(({ provide }) => {
  provide(JobStore, { sql: Sql }, ({ sql }) => makeSqlJobStore(sql));
});
