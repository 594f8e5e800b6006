import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import { UNDO_DURATION, type Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { adminKey } from "./queries.ts";

type Act = {
  readonly asked: Effect.Effect<void, unknown>;
  readonly done: string;
  /** Takes the act back; offered for a while. */
  readonly undo?: Effect.Effect<void, unknown>;
};

/** An act of an admin; all that admins see is read anew behind it. */
export const useAdminAct = (toasts: Pick<Toasts, "show">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: ({ asked }: Act) => run(asked),
    onSuccess: (_, { done, undo }) =>
      toasts.show({
        severity: "success",
        message: done,
        ...(undo === undefined
          ? {}
          : {
              duration: UNDO_DURATION,
              action: {
                label: intl.formatMessage({ id: "diary.undo" }),
                onUse: () => act.mutate({ asked: undo, done: intl.formatMessage({ id: "admin.undone" }) }),
              },
            }),
      }),
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKey }),
  });
  return act;
};
