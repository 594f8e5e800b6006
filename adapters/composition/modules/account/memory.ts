import { provideClient } from "../../provide-client.ts";
import { accountClient } from "../../../http-contract/account/account-client.ts";
import { AccountClient } from "@morsel/application/account/client/account-client";
import { PasswordChanged, SettingsChanged, UsernameChanged } from "../../../memory/identity/member-steps.ts";
import { AccountStore } from "@morsel/application/account/account-store";
import { makeMemoryAccountStore } from "../../../memory/account/account-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { accountUseCases } from "./use-cases.ts";

export const account = moduleOf((bindings) => {
  accountUseCases(bindings);
  bindings.provide(
    AccountStore,
    {
      state: MemoryState,
      passwordChanged: PasswordChanged,
      usernameChanged: UsernameChanged,
      settingsChanged: SettingsChanged,
    },
    makeMemoryAccountStore,
  );
  provideClient(bindings, AccountClient, accountClient);
});
