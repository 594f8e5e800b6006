import type { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { coachKey } from "./queries.ts";

export type CoachPorts = { readonly coach: CoachClientPort; readonly toasts: Pick<Toasts, "show"> };

type Act = {
  readonly asked: Effect.Effect<unknown, unknown>;
  readonly done: string;
  readonly onDone?: () => void;
};

/** Commands of clients and coaches; every list is read anew behind each. */
export const useCoachCommands = ({ toasts }: Pick<CoachPorts, "toasts">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: "coach" },
    mutationFn: ({ asked }: Act) => run(asked),
    onSuccess: (_, { done, onDone }) => {
      toasts.show({ severity: "success", message: done });
      onDone?.();
    },
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
    onSettled: () => queries.invalidateQueries({ queryKey: coachKey }),
  });
};
