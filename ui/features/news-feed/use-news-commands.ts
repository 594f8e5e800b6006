import type { NewsClient } from "@morsel/application/news-feed/client/news-client";
import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { newsKey } from "./queries.ts";

export type NewsPorts = {
  readonly news: NewsClient;
  readonly profiles: ProfilesClient;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
};

type Act = { readonly asked: Effect.Effect<void, unknown>; readonly done?: string };

/** Commands on the news feed; what shows it is read anew behind each. */
export const useNewsCommands = ({ toasts }: Pick<NewsPorts, "toasts">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: "news-feed" },
    mutationFn: ({ asked }: Act) => run(asked),
    onSuccess: (_, { done }) => {
      if (done !== undefined) toasts.show({ severity: "success", message: done });
    },
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
    onSettled: () => queries.invalidateQueries({ queryKey: newsKey }),
  });
};

export type NewsCommands = ReturnType<typeof useNewsCommands>;
