import { Button } from "@mantine/core";
import { CAPTCHA_PLACE } from "@morsel/domain/reference";
import { SIGN_UP_PATH, withCallback } from "@morsel/domain/navigation";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import * as Effect from "effect/Effect";
import { useEffect, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { authErrorWords, signInRefusalWords } from "../../identity/auth-error-words.ts";
import { SignInForm } from "../components/sign-in/sign-in-form.tsx";
import { run } from "../../../hooks/run.ts";
import { refusalIn } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";

const route = getRouteApi("/account/login");

/** How somebody signs in: typed, by a passkey that they ask for, or by one that they chose where the name is typed. */
type Way =
  | { readonly by: "password"; readonly login: string; readonly password: string; readonly code: string | undefined }
  | { readonly by: "passkey" }
  | { readonly by: "offer"; readonly credential: unknown };

/** Refusals that ask for the code of the second step. */
const ASKS_FOR_CODE: ReadonlySet<string | undefined> = new Set(["SecondStepNeeded", "SecondStepWrong"]);

const useSignIn = () => {
  const { session, sessionWatch } = useApp();
  const { callbackUrl = "/" } = route.useSearch();
  const { methods, passkeys } = route.useRouteContext();
  const go = useNavigateTo();
  const byPasskey = (credential: unknown) => session.signInByPasskey(credential, callbackUrl);
  const entering = (way: Way) => {
    if (way.by === "password") return session.signIn(way.login, way.password, callbackUrl, way.code);
    if (way.by === "offer") return byPasskey(way.credential);
    return methods.askPasskey.pipe(Effect.flatMap(passkeys.get), Effect.flatMap(byPasskey));
  };
  return useMutation({
    mutationFn: async (way: Way) => ({ url: await run(entering(way)), me: await run(session.me) }),
    onSuccess: ({ url, me }) => {
      sessionWatch.became(me);
      go(url);
    },
  });
};

/** While a name is being typed, the browser offers the passkeys that it has for this site. */
const useOfferedPasskeys = (onChosen: (credential: unknown) => void) => {
  const { methods, passkeys } = route.useRouteContext();
  useEffect(() => {
    const leaving = new AbortController();
    const offered = passkeys.canOffer.pipe(
      Effect.flatMap((can) => (can ? Effect.flatMap(methods.askPasskey, passkeys.offer) : Effect.undefined)),
      // The browser offers passkeys by itself, so a failure is not announced.
      Effect.catch(() => Effect.undefined),
    );
    run(offered, leaving.signal).then(
      (credential) => (credential === undefined || leaving.signal.aborted ? undefined : onChosen(credential)),
      () => undefined,
    );
    return () => leaving.abort();
    // Once for each visit: what was offered stays so.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};

export const LoginPage = () => {
  const { intl, site } = useApp();
  const { callbackUrl, error } = route.useSearch();
  const { methods, passkeys } = route.useRouteContext();
  const signIn = useSignIn();
  useOfferedPasskeys((credential) => signIn.mutate({ by: "offer", credential }));
  const link = (words: ReactNode) => <AppLink path={withCallback(SIGN_UP_PATH, callbackUrl)}>{words}</AppLink>;
  const isRequired = error === "SessionRequired";
  const earlier = error === undefined || isRequired ? undefined : authErrorWords(intl, error);
  const problem = signIn.error === null ? earlier : signInRefusalWords(intl, signIn.error);
  const needsCode = ASKS_FOR_CODE.has(signIn.error === null ? error : refusalIn(signIn.error)?._tag);
  return (
    <Page
      title={<FormattedMessage id="account.login.title" />}
      lead={<FormattedMessage id={isRequired ? "account.error.SessionRequired" : "account.login.lead"} />}
    >
      <Sheet>
        <SignInForm
          isBusy={signIn.isPending}
          needsCode={
            needsCode || (signIn.isPending && signIn.variables.by === "password" && signIn.variables.code !== undefined)
          }
          onSignIn={(login, password, code) => signIn.mutate({ by: "password", login, password, code })}
          {...(problem === undefined ? {} : { problem })}
        />
        {site.captcha === undefined ? null : (
          <div id={CAPTCHA_PLACE} role="group" aria-label={intl.formatMessage({ id: "account.captcha" })} />
        )}
        {passkeys.isSupported() ? (
          <Button variant="default" onClick={() => signIn.mutate({ by: "passkey" })}>
            <FormattedMessage id="ways.login.passkey" />
          </Button>
        ) : null}
        <ProviderButtons client={methods} callbackUrl={callbackUrl ?? "/"} />
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
