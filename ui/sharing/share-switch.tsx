import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import classes from "./sharing.module.css";
import { Checkbox } from "@mantine/core";
import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { SharedKind } from "@morsel/domain/household";
import type { FoodId } from "@morsel/domain/foods";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../hooks/run.ts";
import type { Toasts } from "../hooks/toasts.ts";
import { refusalWords } from "../i18n/refusals.ts";
import { householdQuery, isSharedQuery } from "./queries.ts";

export type ShareSwitchProps = {
  /** Client of the household. */
  readonly household: HouseholdClient;
  /** Place for what went wrong. */
  readonly toasts: Pick<Toasts, "show">;
  /** Kind of thing that is shared. */
  readonly kind: SharedKind;
  /** Food or recipe that is shared. */
  readonly id: FoodId;
};

/** W267: private, or visible to the household; nothing for members without a household. */
export const ShareSwitch = ({ household, toasts, kind, id }: ShareSwitchProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const { data: mine } = useQuery(householdQuery(household));
  const shared = isSharedQuery(household, id);
  const { data: isShared } = useQuery(shared);
  const share = useMutation({
    mutationFn: (next: boolean) => run(household.share(kind, id, next)),
    onMutate: (next) => {
      queries.setQueryData(shared.queryKey, next);
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["household", "own-among"] });
    },
    onError: (problem) => {
      void queries.invalidateQueries({ queryKey: shared.queryKey });
      toasts.show({ severity: "error", message: refusalWords(intl, problem) });
    },
  });
  if (mine?.household === undefined || isShared === undefined) return null;
  return (
    <div className={classes.check} data-screen-only>
      <Checkbox
        size="md"
        checked={isShared}
        label={<FormattedMessage id="household.share" values={{ name: mine.household.name }} />}
        description={<FormattedMessage id="household.share.hint" />}
        onChange={({ currentTarget: { checked } }) => share.mutate(checked)}
      />
    </div>
  );
};
