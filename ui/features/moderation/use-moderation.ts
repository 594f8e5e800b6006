import type { ModerationClient } from "@morsel/application/moderation/client/moderation-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { moderationKey } from "./queries.ts";

export type ModerationPorts = {
  readonly moderation: ModerationClient;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
};

type Act = { readonly asked: Effect.Effect<void, unknown>; readonly done: string };

/** Decisions, appeals and their answers; what is listed is read anew behind each. */
export const useModeration = ({ toasts }: Pick<ModerationPorts, "toasts">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: "moderation" },
    mutationFn: ({ asked }: Act) => run(asked),
    onSuccess: (_, { done }) => toasts.show({ severity: "success", message: done }),
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
    onSettled: () => queries.invalidateQueries({ queryKey: moderationKey }),
  });
};
