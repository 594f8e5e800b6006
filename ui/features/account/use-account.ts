import type { AccountClient, AccountState } from "@morsel/application/account/client/account-client";
import type { AccountSettings } from "@morsel/domain/account";
import type { AccountSettingsWish } from "@morsel/application/account/change-settings";
import type { AccountSettingsConflict } from "@morsel/application/account/account-store";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { refusalIn } from "../../i18n/refusals.ts";

const KEY = ["account"] as const;

/** Reads the account and changes its settings. A choice shows at once; a refused one returns to the stored value. */
export const useAccount = (client: AccountClient, onSaved: () => void) => {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => run(client.state, signal),
    staleTime: 0,
  });
  const stand = (settings: AccountSettings) =>
    queries.setQueryData<AccountState>(KEY, (known) => (known === undefined ? known : { ...known, settings }));
  const save = useMutation({
    // One after the other: each names the version that the one before it made.
    scope: { id: "account" },
    mutationFn: (change: AccountSettingsWish) => {
      const version = queries.getQueryData<AccountState>(KEY)?.settings.version ?? 0;
      return run(client.changeSettings(version, change));
    },
    onSuccess: (settings) => {
      stand(settings);
      onSaved();
    },
    onError: (problem) => {
      const refused = refusalIn<{ readonly _tag: string } & Partial<AccountSettingsConflict>>(problem);
      if (refused?._tag === "AccountSettingsConflict" && refused.current !== undefined) stand(refused.current);
    },
  });
  return { state: data, error, refetch: () => void refetch(), save };
};
