import { energyPlan } from "@morsel/domain/goals";
import { safeCallbackUrl } from "@morsel/domain/identity";
import { Navigate } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { GoalSummary } from "../components/goal-summary.tsx";
import { profileOf } from "@morsel/application/identity/client/sign-up-draft";
import { useLatest } from "../../../hooks/use-latest.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { useSignUp } from "./sign-up-frame.tsx";
import { useApp } from "../../../routes/use-app.ts";

const DIARY = "/food/diary";
/** The diary with its box open. */
const FIRST_FOOD = `${DIARY}#log`;

/** ID12: never to another site, whatever the address of the first step said. */
const onward = (callbackUrl: string): string => {
  const { origin } = window.location;
  return safeCallbackUrl(callbackUrl === "" ? FIRST_FOOD : callbackUrl, origin).slice(origin.length);
};

/** The computed goal. The answers are forgotten when the member continues. */
export const NutritionGoalPage = () => {
  const { locale, device, sessionWatch } = useApp();
  const { draft, forget } = useSignUp();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const given = profileOf(draft, locale, device.timeZone());
  const plan = given === undefined ? undefined : energyPlan(given, device.today());
  // The answers are in the tab where they were given; a member's goals are everywhere.
  if (plan?.ok !== true && status.status === "authenticated") return <Navigate to="/account/my-goals" replace />;
  if (given === undefined || plan?.ok !== true)
    return (
      <Page title={<FormattedMessage id="account.goal.title" />} lead={<FormattedMessage id="account.goal.none" />}>
        <ActionLink path="/account/create/welcome">
          <FormattedMessage id="navigation.sign-up" />
        </ActionLink>
      </Page>
    );
  const next = onward(draft.callbackUrl);
  return (
    <Page
      title={<FormattedMessage id="account.goal.title" />}
      lead={
        status.status === "authenticated" ? (
          <FormattedMessage id="account.goal.lead" values={{ username: status.me.username }} />
        ) : (
          <FormattedMessage id="account.goal.leadNoName" />
        )
      }
    >
      <Sheet>
        <GoalSummary plan={plan.value} goalWeightKg={given.goalWeightKg} />
      </Sheet>
      <ActionLink path={next} onClick={forget}>
        <FormattedMessage id={next.startsWith(DIARY) ? "account.goal.start" : "account.next"} />
      </ActionLink>
    </Page>
  );
};
