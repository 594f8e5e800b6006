import { SIGN_UP_PATH, withCallback } from "@morsel/domain/navigation";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { authErrorWords } from "../auth-error-words.ts";
import { SignInForm } from "../components/sign-in-form.tsx";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/app-link.tsx";
import { Page, Sheet } from "../../../shell/page.tsx";
import { useApp, useGo } from "../../../routes/use-app.ts";

const login = getRouteApi("/account/login");

export const LoginPage = () => {
  const { intl, session, sessionWatch } = useApp();
  const { callbackUrl, error } = login.useSearch();
  const go = useGo();
  const link = (words: ReactNode) => <AppLink path={withCallback(SIGN_UP_PATH, callbackUrl)}>{words}</AppLink>;
  const signIn = useMutation({
    mutationFn: async (given: { readonly login: string; readonly password: string }) => {
      const url = await run(session.signIn(given.login, given.password, callbackUrl ?? "/"));
      return { url, me: await run(session.me) };
    },
    onSuccess: ({ url, me }) => {
      sessionWatch.became(me);
      go(url);
    },
  });
  const isRequired = error === "SessionRequired";
  const earlier = error === undefined || isRequired ? undefined : authErrorWords(intl, error);
  const problem = signIn.error === null ? earlier : refusalWords(intl, signIn.error);
  return (
    <Page
      title={<FormattedMessage id="account.login.title" />}
      lead={<FormattedMessage id={isRequired ? "account.error.SessionRequired" : "account.login.lead"} />}
    >
      <Sheet>
        <SignInForm
          isBusy={signIn.isPending}
          onSignIn={(name, password) => signIn.mutate({ login: name, password })}
          {...(problem === undefined ? {} : { problem })}
        />
      </Sheet>
      <p>
        <AppLink path="/account/forgot-password">
          <FormattedMessage id="account.login.forgot" />
        </AppLink>
      </p>
      {refusalIn(signIn.error)?._tag === "TooManyTries" ? (
        <p>
          <AppLink path="/account/login-counter-reset-request">
            <FormattedMessage id="account.login.wait" />
          </AppLink>
        </p>
      ) : null}
      <p>
        <FormattedMessage id="account.login.new" values={{ link }} />
      </p>
    </Page>
  );
};
