import type { Meal } from "@morsel/domain/meal-slots";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FC } from "react";
import { useIntl } from "react-intl";
import type { Toasts } from "../../../../hooks/toasts.ts";
import { quickAddQuery, type MoreWords } from "./quick-add-parts.ts";
import type { QuickAddDialogProps } from "./quick-add-dialog.tsx";

export type QuickAddOptions = {
  readonly toasts: Pick<Toasts, "show">;
  readonly moreWords: MoreWords;
  readonly planning: QuickAddDialogProps["planning"];
  readonly onLog: (meal: Meal, contents: Parameters<QuickAddDialogProps["onLog"]>[0]) => void;
};

/** Quick add from a slot: fetched when it is asked for, and said when it cannot be. */
export const useQuickAdd = ({ toasts, moreWords, planning, onLog }: QuickAddOptions) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ readonly meal: Meal; readonly Dialog: FC<QuickAddDialogProps> }>();
  const open = (meal: Meal): void => {
    queries.fetchQuery(quickAddQuery(moreWords)).then(
      ({ QuickAddDialog }) => setAsked({ meal, Dialog: QuickAddDialog }),
      () => toasts.show({ severity: "error", message: intl.formatMessage({ id: "refused.Unreachable" }) }),
    );
  };
  return {
    open,
    dialog: asked !== undefined && (
      <asked.Dialog
        meal={asked.meal}
        planning={planning}
        onLog={(contents) => onLog(asked.meal, contents)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
};
