import { checkProfile, energyPlan } from "@morsel/domain/goals";
import { FormattedMessage } from "react-intl";
import { GoalSum } from "../features/account/goal-sum.tsx";
import { profileOf } from "../features/account/sign-up-draft.ts";
import { useLatest } from "../hooks/use-latest.ts";
import { ActionLink } from "../shell/action-link.tsx";
import { Page, Sheet } from "../shell/page.tsx";
import { useSignUp } from "./sign-up-frame.tsx";
import { useApp } from "./use-app.ts";

/** What the answers come to. The answers are forgotten when the member goes on. */
export const NutritionGoalPage = () => {
  const { locale, device, sessionWatch } = useApp();
  const { draft, forget } = useSignUp();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const given = profileOf(draft, locale, device.timeZone());
  const profile = given === undefined ? undefined : checkProfile(given, device.today());
  if (profile?.ok !== true)
    return (
      <Page title={<FormattedMessage id="account.goal.title" />} lead={<FormattedMessage id="account.goal.none" />}>
        <ActionLink path={status.status === "authenticated" ? "/account/my-goals" : "/account/create/welcome"}>
          <FormattedMessage id={status.status === "authenticated" ? "navigation.goals" : "navigation.sign-up"} />
        </ActionLink>
      </Page>
    );
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
        <GoalSum plan={energyPlan(profile.value, device.today())} />
      </Sheet>
      <ActionLink path="/food/diary" onClick={forget}>
        <FormattedMessage id="account.goal.start" />
      </ActionLink>
    </Page>
  );
};
