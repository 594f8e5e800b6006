import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { BodyStep } from "../components/body-step.tsx";
import { checkStep } from "../check-step.ts";
import { AboutStep, ActivityStep, AimStep, type DraftErrors, type StepProps } from "../components/profile-steps.tsx";
import { StepFrame } from "../components/step-frame.tsx";
import { useUnits } from "../../../i18n/units.tsx";
import { SIGN_UP_STEPS, WELCOME_STEPS } from "../routes.ts";
import { useSignUp } from "./sign-up-frame.tsx";
import { useApp } from "../../../routes/use-app.ts";

export { ConsentsPage } from "./sign-up-consents.tsx";
export { EmailPage, UsernamePage } from "./sign-up-credentials.tsx";
export { NutritionGoalPage } from "./sign-up-goal.tsx";

const welcome = getRouteApi("/account/create/welcome");

/** The four guided steps; which one is in the address, so that the browser's back goes one step back. */
export const WelcomePage = () => {
  const { intl, device, preferences } = useApp();
  const units = useUnits();
  const { draft, change } = useSignUp();
  const { step = "aim", callbackUrl } = welcome.useSearch();
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<{ readonly step: string; readonly errors: DraftErrors }>();
  const position = WELCOME_STEPS.indexOf(step);
  const today = device.today();
  // Errors appear after the first attempt and are then updated with every key.
  const errors = wrong?.step === step ? checkStep(step, draft, { intl, units, today }) : {};
  const goTo = (next: (typeof WELCOME_STEPS)[number]) =>
    navigate({ to: "/account/create/welcome", search: (search) => ({ ...search, step: next }) });
  const onNext = () => {
    const found = checkStep(step, draft, { intl, units, today });
    setWrong({ step, errors: found });
    if (Object.keys(found).length > 0) return;
    if (callbackUrl !== undefined) change({ callbackUrl });
    const next = WELCOME_STEPS[position + 1];
    void (next === undefined ? navigate({ to: "/account/create" }) : goTo(next));
  };
  const before = WELCOME_STEPS[position - 1];
  const props: StepProps = { draft, errors, onChange: change };
  return (
    <StepFrame
      key={step}
      title={<FormattedMessage id={`account.${step}.title`} />}
      lead={<FormattedMessage id={`account.${step}.lead`} />}
      step={position + 1}
      steps={SIGN_UP_STEPS}
      onNext={onNext}
      {...(before === undefined ? {} : { onBack: () => void goTo(before) })}
    >
      {step === "aim" ? <AimStep {...props} /> : null}
      {step === "activity" ? <ActivityStep {...props} /> : null}
      {step === "about" ? <AboutStep {...props} today={today} /> : null}
      {step === "body" ? <BodyStep {...props} onUnits={preferences.chooseUnits} /> : null}
    </StepFrame>
  );
};
