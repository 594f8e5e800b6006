import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { premiumKey } from "./queries.ts";

type Act = { readonly asked: Effect.Effect<unknown, unknown>; readonly done: string };

/** Acts on a subscription; all that is shown of premium is read anew behind each. */
export const usePremiumAct = (toasts: Pick<Toasts, "show">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: "premium" },
    mutationFn: ({ asked }: Act) => run(asked),
    onSuccess: (_, { done }) => toasts.show({ severity: "success", message: done }),
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
    onSettled: () => queries.invalidateQueries({ queryKey: premiumKey }),
  });
};

export type PremiumAct = ReturnType<typeof usePremiumAct>;
