import { PasswordChanged, SettingsChanged, UsernameChanged } from "../../../sql/identity/member-steps.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { AccountStore } from "@morsel/application/account/account-store";
import { makeSqlAccountStore } from "../../../sql/account/account-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { accountUseCases } from "./use-cases.ts";

export const account = moduleOf((bindings) => {
  accountUseCases(bindings);
  bindings.provide(
    AccountStore,
    {
      sql: Sql,
      passwordChanged: PasswordChanged,
      usernameChanged: UsernameChanged,
      settingsChanged: SettingsChanged,
      tables: MemberTables,
    },
    makeSqlAccountStore,
  );
  bindings.contribute(MemberTables, ["account_settings"]);
});
