import type { FriendsClient } from "@morsel/application/friends/client/friends-client";
import type { MessagesClient } from "@morsel/application/messages/client/messages-client";
import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { messagesKey } from "./queries.ts";

export type MessagePorts = {
  readonly messages: MessagesClient;
  readonly friends: Pick<FriendsClient, "block">;
  readonly profiles: ProfilesClient;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
};

type Act = { readonly asked: Effect.Effect<void, unknown>; readonly done?: string };

/** Commands on messages and drafts; every list is read anew behind each. */
export const useMessageCommands = ({ toasts }: Pick<MessagePorts, "toasts">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: "messages" },
    mutationFn: ({ asked }: Act) => run(asked),
    onSuccess: (_, { done }) => {
      if (done !== undefined) toasts.show({ severity: "success", message: done });
    },
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
    onSettled: () => queries.invalidateQueries({ queryKey: messagesKey }),
  });
};

export type MessageCommands = ReturnType<typeof useMessageCommands>;
