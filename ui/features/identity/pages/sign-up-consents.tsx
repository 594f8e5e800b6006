import { CAPTCHA_PLACE } from "@morsel/domain/reference";
import { CURRENT_VERSIONS } from "@morsel/domain/consent";
import type { SignedUp } from "@morsel/application/identity/client/session-client";
import type { FieldRefused } from "@morsel/application/platform/refusals";
import { checkEmail, checkPassword, checkUsername } from "@morsel/domain/identity";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { checkStep } from "../check-step.ts";
import { ConsentStep, PasswordField } from "../components/credential-steps.tsx";
import { credentialRefusalWords, signUpRefusalWords } from "../refusal-words.ts";
import { profileOf } from "@morsel/application/identity/client/sign-up-draft";
import { StepFrame } from "../components/step-frame.tsx";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Problem } from "../../../shell/page/page.tsx";
import { SIGN_UP_STEPS, WELCOME_STEPS } from "../routes.ts";
import { useSignUp } from "./sign-up-frame.tsx";
import { useApp } from "../../../routes/use-app.ts";

/** Step at which a server's refusal is corrected. */
const REPAIRED_AT: { readonly [tag: string]: string } = {
  EmailTaken: "/account/create",
  UsernameTaken: "/account/create/username",
};

export const ConsentsPage = () => {
  const { intl, locale, device, session, sessionWatch, site, toasts } = useApp();
  const units = useUnits();
  const { draft, change, password, setPassword, idOf, service } = useSignUp();
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const [needsPassword] = useState(() => !checkPassword(password).ok);
  const [isPasswordRefused, setPasswordRefused] = useState(false);
  const checked = checkPassword(password, { email: draft.email, username: draft.username });
  const needsNone = password === "" && service !== undefined && !isPasswordRefused;
  const profile = profileOf(draft, locale, device.timeZone());
  const made = useRef<SignedUp>(undefined);
  const create = useMutation({
    mutationFn: async (request: Parameters<typeof session.signUp>[0]) => {
      // An account that was made before the network went away is not made again: its own name would be taken.
      made.current ??= await run(session.signUp(request));
      // ID103: without a password the answer signed in already.
      if (request.password !== undefined) await run(session.signIn(made.current.me.username, request.password, "/"));
      return made.current;
    },
    // Only the server knows which passwords leaked: another one is typed here, where it said so.
    onError: (problem) => {
      if (refusalIn<FieldRefused>(problem)?.field === "password") setPasswordRefused(true);
    },
    onSuccess: ({ me }) => {
      sessionWatch.became(me);
      void navigate({ to: "/account/create/nutrition-goal", replace: true });
    },
  });
  const unanswered = () =>
    WELCOME_STEPS.find(
      (step) => Object.keys(checkStep(step, draft, { intl, units, today: device.today() })).length > 0,
    );
  const onNext = () => {
    setTried(true);
    const step = unanswered();
    const email = checkEmail(draft.email);
    const username = checkUsername(draft.username);
    const missing = () => toasts.show({ severity: "info", message: intl.formatMessage({ id: "account.incomplete" }) });
    if (step !== undefined || profile === undefined) {
      missing();
      return void navigate({ to: "/account/create/welcome", search: { step: step ?? "aim" } });
    }
    if (!email.ok) {
      missing();
      return void navigate({ to: "/account/create" });
    }
    if (!username.ok) {
      missing();
      return void navigate({ to: "/account/create/username" });
    }
    if (!draft.hasAgreed || !(checked.ok || needsNone)) return undefined;
    const agreed = {
      agreements: CURRENT_VERSIONS,
      ...(draft.invitation === "" ? {} : { invitation: draft.invitation }),
    };
    const names = { id: idOf(email.value), email: email.value, username: username.value };
    return create.mutate({ ...names, ...agreed, ...profile, ...(needsNone ? {} : { password }) });
  };
  // ID121: the page is older than the texts.
  const haveTextsChanged = refusalIn<FieldRefused>(create.error)?.field?.startsWith("agreements.") === true;
  const repairedAt = REPAIRED_AT[refusalIn(create.error)?._tag ?? ""];
  return (
    <StepFrame
      title={<FormattedMessage id="account.consents.title" />}
      lead={<FormattedMessage id="account.consents.lead" />}
      step={SIGN_UP_STEPS}
      steps={SIGN_UP_STEPS}
      next={<FormattedMessage id="account.consents.create" />}
      isBusy={create.isPending}
      onBack={() => void navigate({ to: "/account/create/username" })}
      onNext={onNext}
    >
      {(needsPassword && !needsNone) || isPasswordRefused ? (
        <PasswordField
          isNew
          label={<FormattedMessage id="account.password" />}
          description={<FormattedMessage id={isPasswordRefused ? "account.password.hint" : "account.password.again"} />}
          value={password}
          onValue={setPassword}
          {...(isTried && !checked.ok ? { error: credentialRefusalWords(intl, checked.error) } : {})}
        />
      ) : null}
      <ConsentStep
        draft={draft}
        onChange={change}
        errors={isTried && !draft.hasAgreed ? { hasAgreed: intl.formatMessage({ id: "account.consents.needed" }) } : {}}
      />
      {site.captcha === undefined ? null : (
        <div id={CAPTCHA_PLACE} role="group" aria-label={intl.formatMessage({ id: "account.captcha" })} />
      )}
      {create.error === null ? null : (
        <Problem>
          {haveTextsChanged ? (
            <FormattedMessage id="account.consents.changed" />
          ) : (
            refusalWords(intl, create.error, (rule) => signUpRefusalWords(intl, units, rule))
          )}{" "}
          {repairedAt === undefined ? null : (
            <AppLink path={repairedAt}>
              <FormattedMessage id="account.fix" />
            </AppLink>
          )}
        </Problem>
      )}
    </StepFrame>
  );
};
