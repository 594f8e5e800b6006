import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { MyHousehold } from "@morsel/application/household/household-view";
import type { Toasts } from "../../hooks/toasts.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../i18n/refusals.ts";
import { householdQuery } from "../../sharing/queries.ts";

export type HouseholdPorts = {
  readonly household: HouseholdClient;
  readonly device: { readonly newId: () => string };
  readonly toasts: Pick<Toasts, "show">;
};

type Act = Effect.Effect<MyHousehold, unknown>;
type Refused = { readonly _tag: string; readonly current?: MyHousehold };

/** A household as it stands, and how it changes: each act answers it anew, and what others have of foods with it. */
export const useHousehold = ({ household, toasts }: Pick<HouseholdPorts, "household" | "toasts">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const query = householdQuery(household);
  const { data, error, refetch } = useQuery(query);
  const act = useMutation({
    // One after the other: each begins with what the one before it left.
    scope: { id: "household" },
    mutationFn: (asked: Act) => run(asked),
    onSuccess: (next) => {
      queries.setQueryData(query.queryKey, next);
      for (const queryKey of [["household"], ["foods"], ["food"], ["recipes"]])
        void queries.invalidateQueries({ queryKey, predicate: (other) => other.queryHash !== '["household","mine"]' });
    },
    onError: (problem) => {
      const current = refusalIn<Refused>(problem)?.current;
      if (current === undefined) void queries.invalidateQueries({ queryKey: query.queryKey });
      else queries.setQueryData(query.queryKey, current);
      toasts.show({ severity: "error", message: refusalWords(intl, problem) });
    },
  });
  return { mine: data, error, refetch: () => void refetch(), act };
};

export type HouseholdCommands = ReturnType<typeof useHousehold>["act"];
