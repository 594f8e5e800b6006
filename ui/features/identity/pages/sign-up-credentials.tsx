import { getRouteApi } from "@tanstack/react-router";
import { useDebouncedValue } from "@mantine/hooks";
import { checkEmail, checkPassword, checkUsername, usernameSuggestions } from "@morsel/domain/identity";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { EmailStep, UsernameStep } from "../components/credential-steps.tsx";
import type { DraftErrors } from "../components/profile-steps.tsx";
import { credentialRefusalWords } from "../refusal-words.ts";
import { StepFrame } from "../components/step-frame.tsx";
import { run } from "../../../hooks/run.ts";
import { SIGN_UP_STEPS } from "../routes.ts";
import { useSignUp } from "./sign-up-frame.tsx";
import { useApp } from "../../../routes/use-app.ts";

const route = getRouteApi("/account/create");

/** Long enough not to ask with every key. */
const PAUSE = 350;

export const EmailPage = () => {
  const { intl } = useApp();
  const { accountNames } = route.useRouteContext();
  const { draft, change, password, setPassword, service, newcomer } = useSignUp();
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const [asked] = useDebouncedValue(draft.email, PAUSE);
  const email = checkEmail(draft.email);
  const checked = checkPassword(password, { email: draft.email, username: draft.username });
  const isPasswordFine = checked.ok || (password === "" && service !== undefined);
  const { data: isTaken = false } = useQuery({
    queryKey: ["email-taken", asked.trim().toLowerCase()],
    queryFn: ({ signal }) => run(accountNames.isEmailTaken(asked.trim()), signal),
    enabled: checkEmail(asked).ok,
  });
  const isKnown = isTaken && asked === draft.email;
  const errors: DraftErrors = isTried && !email.ok ? { email: credentialRefusalWords(intl, email.error) } : {};
  return (
    <StepFrame
      title={<FormattedMessage id="account.create.title" />}
      lead={
        newcomer?.provider !== undefined && newcomer.email !== undefined ? (
          <FormattedMessage
            id="account.create.fromProvider"
            values={{ email: newcomer.email, provider: newcomer.provider }}
          />
        ) : (
          <FormattedMessage id="account.create.lead" />
        )
      }
      step={SIGN_UP_STEPS - 2}
      steps={SIGN_UP_STEPS}
      onBack={() => void navigate({ to: "/account/create/welcome", search: { step: "body" } })}
      onNext={() => {
        setTried(true);
        if (email.ok && isPasswordFine && !isKnown) void navigate({ to: "/account/create/username" });
      }}
    >
      <EmailStep
        draft={draft}
        errors={errors}
        onChange={change}
        isTaken={isKnown}
        password={password}
        onPassword={setPassword}
        {...(service === undefined ? {} : { service })}
        {...(isTried && !checked.ok && !isPasswordFine
          ? { passwordError: credentialRefusalWords(intl, checked.error) }
          : {})}
      />
    </StepFrame>
  );
};

export const UsernamePage = () => {
  const { intl } = useApp();
  const { accountNames } = route.useRouteContext();
  const { draft, change } = useSignUp();
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const [asked] = useDebouncedValue(draft.username, PAUSE);
  const checked = checkUsername(draft.username);
  const { data: verdict } = useQuery({
    queryKey: ["username", asked.trim().toLowerCase()],
    queryFn: ({ signal }) => run(accountNames.checkUsernameAvailability(asked.trim()), signal),
    enabled: asked.trim() !== "" && checkUsername(asked).ok,
  });
  const known = verdict !== undefined && asked === draft.username && checked.ok ? verdict : undefined;
  const errors: DraftErrors =
    !checked.ok && (isTried || draft.username.length > 2)
      ? { username: credentialRefusalWords(intl, checked.error) }
      : {};
  return (
    <StepFrame
      title={<FormattedMessage id="account.username.title" />}
      lead={<FormattedMessage id="account.username.lead" />}
      step={SIGN_UP_STEPS - 1}
      steps={SIGN_UP_STEPS}
      onBack={() => void navigate({ to: "/account/create" })}
      onNext={() => {
        setTried(true);
        if (checked.ok && known?.isFree !== false) void navigate({ to: "/account/create/consents" });
      }}
    >
      <UsernameStep
        draft={draft}
        errors={errors}
        onChange={change}
        verdict={known === undefined ? undefined : known.isFree ? "free" : "taken"}
        suggestions={known?.suggestions ?? (draft.username === "" ? usernameSuggestions(draft.email, 3) : [])}
      />
    </StepFrame>
  );
};
