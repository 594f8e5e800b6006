import type { FriendsClient } from "@morsel/application/friends/client/friends-client";
import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { friendsKey } from "./queries.ts";

export type FriendPorts = { readonly friends: FriendsClient; readonly toasts: Pick<Toasts, "show"> };
export type FriendListPorts = FriendPorts & { readonly profiles: ProfilesClient };

type Act = {
  readonly asked: Effect.Effect<void, unknown>;
  /** Words for what was done, where it is out of sight. */
  readonly done?: string;
};

/** Commands on friends, invitations and blocked members; every list is read anew behind each. */
export const useFriendCommands = ({ toasts }: Pick<FriendPorts, "toasts">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: "friends" },
    mutationFn: ({ asked }: Act) => run(asked),
    onSuccess: (_, { done }) => {
      if (done !== undefined) toasts.show({ severity: "success", message: done });
    },
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
    onSettled: () => queries.invalidateQueries({ queryKey: friendsKey }),
  });
};

export type FriendCommands = ReturnType<typeof useFriendCommands>;
