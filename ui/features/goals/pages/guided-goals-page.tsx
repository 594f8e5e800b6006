import { Skeleton } from "@mantine/core";
import { draftOfBasis, bodyOfDraft } from "@morsel/application/goals/client/guided";
import type { BodyChange } from "@morsel/application/goals/client/goals-client";
import type { GoalBasis } from "@morsel/application/goals/read-basis";
import { readDraft, type SignUpDraft } from "@morsel/application/identity/client/sign-up-draft";
import { guidedResult, type Goals } from "@morsel/domain/goals";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { useApp } from "../../../routes/use-app.ts";
import { Page, Problem } from "../../../shell/page/page.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { checkStep } from "../../identity/check-step.ts";
import { BodyStep } from "../../identity/components/body-step.tsx";
import { AboutStep, ActivityStep, AimStep } from "../../identity/components/profile-steps.tsx";
import { StepFrame } from "../../identity/components/step-frame.tsx";
import { GoalReview } from "../components/guided/goal-review.tsx";
import { goalsRefusalWords } from "../goals-refusal-words.ts";
import { basisQuery, goalsQuery } from "../queries.ts";
import { GUIDED_STEPS, type GuidedStep } from "../routes.ts";
import { useGoalMutations } from "../use-goal-mutations.ts";

const route = getRouteApi("/account/change-goals-guided");
/** A reload keeps what was answered. */
const NAME = "guided-goals";

/** The questions of sign-up again; nothing is saved before old and new were seen side by side. */
export const GuidedGoalsPage = () => {
  const { device, intl } = useApp();
  const { goals } = route.useRouteContext();
  const current = useQuery(goalsQuery(goals, device.today()));
  const basis = useQuery(basisQuery(goals));
  const problem = current.error ?? basis.error;
  if (current.data !== undefined && basis.data !== undefined)
    return <GuidedSteps goals={current.data} basis={basis.data} />;
  return (
    <Page title={<FormattedMessage id="goals.guided.title" />}>
      {problem === null ? <Skeleton height={480} radius="lg" /> : <Problem>{refusalWords(intl, problem)}</Problem>}
    </Page>
  );
};

const GuidedSteps = ({ goals, basis }: { readonly goals: Goals; readonly basis: GoalBasis }) => {
  const { device, drafts, intl, preferences, sessionWatch, toasts } = useApp();
  const { goals: client } = route.useRouteContext();
  const { step = "aim" } = route.useSearch();
  const navigate = useNavigate({ from: "/account/change-goals-guided" });
  const units = useUnits();
  const figures = useFigures();
  const today = device.today();
  const status = sessionWatch.current();
  const country = status.status === "authenticated" ? status.me.country : "US";
  const [draft, setDraft] = useState(() => {
    const kept = drafts.read(NAME);
    return kept === undefined ? draftOfBasis(basis, country) : readDraft(kept, country);
  });
  const [tried, setTried] = useState<GuidedStep>();
  const [keepsEnergy, setKeeps] = useState(false);
  const queries = useQueryClient();
  const { changed } = useGoalMutations(client, today, toasts);
  const save = useMutation({
    mutationFn: (change: BodyChange) => run(client.changeBody(change)),
    onSuccess: () => {
      drafts.clear(NAME);
      changed(today);
      // W431: another weight was weighed.
      void queries.invalidateQueries({ queryKey: ["measurements"] });
      void navigate({ to: "/account/my-goals" });
    },
  });
  const change = (some: Partial<SignUpDraft>): void => {
    const next = { ...draft, ...some };
    drafts.write(NAME, next);
    setDraft(next);
  };
  const goTo = (next: GuidedStep) => void navigate({ search: { step: next } });
  const place = GUIDED_STEPS.indexOf(step);
  const wrongOf = (one: GuidedStep) => (one === "review" ? {} : checkStep(one, draft, { intl, units, today }));
  const errors = tried === step ? wrongOf(step) : {};
  const body = bodyOfDraft(draft);
  const result = body && guidedResult(goals, body, today);
  const onNext = (): void => {
    // Answers of an earlier visit may not fit together anymore: the first wrong step is asked again.
    const wrong = GUIDED_STEPS.slice(0, place + 1).find((one) => Object.keys(wrongOf(one)).length > 0);
    setTried(wrong ?? step);
    if (wrong !== undefined) return wrong === step ? undefined : goTo(wrong);
    const next = GUIDED_STEPS[place + 1];
    if (next !== undefined) return goTo(next);
    if (body !== undefined && !save.isPending) save.mutate({ version: goals.version, body, from: today, keepsEnergy });
    return undefined;
  };
  const before = GUIDED_STEPS[place - 1];
  const props = { draft, errors, onChange: change };
  return (
    <StepFrame
      key={step}
      title={<FormattedMessage id={step === "review" ? "goals.guided.review" : `account.${step}.title`} />}
      lead={<FormattedMessage id={step === "review" ? "goals.guided.reviewLead" : `account.${step}.lead`} />}
      step={place + 1}
      steps={GUIDED_STEPS.length}
      isBusy={save.isPending}
      onNext={onNext}
      {...(step === "review" ? { next: <FormattedMessage id="goals.save" /> } : {})}
      {...(before === undefined ? {} : { onBack: () => goTo(before) })}
    >
      {step === "aim" ? <AimStep {...props} /> : null}
      {step === "activity" ? <ActivityStep {...props} /> : null}
      {step === "about" ? <AboutStep {...props} today={today} asksCountry={false} /> : null}
      {step === "body" ? <BodyStep {...props} onUnits={preferences.chooseUnits} /> : null}
      {step === "review" && body !== undefined && result !== undefined ? (
        <GoalReview
          basis={basis}
          body={body}
          goals={goals}
          result={result}
          keepsEnergy={keepsEnergy}
          onKeep={setKeeps}
        />
      ) : null}
      {step === "review" && result === undefined ? (
        <Problem>
          <FormattedMessage id="goals.guided.incomplete" />
        </Problem>
      ) : null}
      {save.error === null ? null : (
        <Problem>{refusalWords(intl, save.error, (rule) => goalsRefusalWords(intl, figures, rule))}</Problem>
      )}
    </StepFrame>
  );
};
