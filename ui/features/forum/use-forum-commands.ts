import type { ForumClient } from "@morsel/application/forum/client/forum-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { forumKey } from "./queries.ts";

/** Reader of the forum. */
export type Reader = { readonly isMember: boolean; readonly isModerator: boolean };

export type ForumPorts = {
  readonly forum: ForumClient;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
};

type Act = { readonly asked: Effect.Effect<void, unknown>; readonly done: string };

/** Commands on topics and posts; what is listed is read anew behind each. */
export const useForumCommands = ({ toasts }: Pick<ForumPorts, "toasts">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: "forum" },
    mutationFn: ({ asked }: Act) => run(asked),
    onSuccess: (_, { done }) => toasts.show({ severity: "success", message: done }),
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
    onSettled: () => queries.invalidateQueries({ queryKey: forumKey }),
  });
};
