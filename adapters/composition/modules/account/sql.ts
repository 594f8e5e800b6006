import { AccountStore } from "@morsel/application/account/account-store";
import { makeSqlAccountStore } from "../../../sql/account/account-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { accountUseCases } from "./use-cases.ts";

export const account = moduleOf((bindings) => {
  accountUseCases(bindings);
  bindings.provide(AccountStore, { sql: Sql }, ({ sql }) => makeSqlAccountStore(sql));
});
