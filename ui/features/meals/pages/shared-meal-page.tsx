import type { MealId } from "@morsel/domain/diary";
import { pathIn } from "@morsel/domain/locales";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { UNDO_DURATION } from "../../../hooks/toasts.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Page, Problem } from "../../../shell/page/page.tsx";
import { SharedMealView } from "../components/shared-meal/shared-meal-view.tsx";
import { mealsKey, sharedMealQuery } from "../queries.ts";

const route = getRouteApi("/shared-meal/$token");

/** /shared-meal/…: a meal as its link shows it; members can copy it. */
export const SharedMealPage = () => {
  const { device, toasts, locale, sessionWatch } = useApp();
  const { meals } = route.useRouteContext();
  const { token } = route.useParams();
  const intl = useIntl();
  const go = useNavigateTo();
  const queries = useQueryClient();
  const { status } = useLatest(sessionWatch.status$, sessionWatch.current());
  const { data: meal, error } = useQuery(sharedMealQuery(meals, token));
  // One id for this visit: who taps twice has one copy.
  const [id] = useState(() => device.newId() as MealId);
  const copy = useMutation({
    mutationFn: () => run(meals.copyShared(id, token)),
    onSuccess: ({ name }) => {
      void queries.invalidateQueries({ queryKey: mealsKey });
      const message = intl.formatMessage({ id: "meals.shared.saved" }, { name });
      toasts.show({ severity: "success", message, duration: UNDO_DURATION });
      go(pathIn(locale, "/meal/mine"));
    },
    onError: (problem) =>
      toasts.show({ severity: "error", message: refusalWords(intl, problem), duration: UNDO_DURATION }),
  });
  return (
    <Page
      title={meal?.name ?? <FormattedMessage id="title.shared-meal" />}
      lead={meal && <FormattedMessage id="meals.shared.lead" />}
    >
      {error !== null && <Problem>{refusalWords(intl, error)}</Problem>}
      {meal !== undefined && (
        <SharedMealView
          meal={meal}
          loginPath={`/account/login?callbackUrl=${encodeURIComponent(pathIn(locale, `/shared-meal/${token}`))}`}
          {...(status === "authenticated" ? { onCopy: () => copy.mutate(), isBusy: copy.isPending } : {})}
        />
      )}
    </Page>
  );
};
