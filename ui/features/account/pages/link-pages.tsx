import { Button } from "@mantine/core";
import { checkPassword } from "@morsel/domain/identity";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { PasswordField } from "../../identity/components/credential-steps.tsx";
import form from "../../identity/components/step-frame.module.css";
import { credentialRefusalWords, passwordRuleWords } from "../../identity/refusal-words.ts";
import { LoginNameForm } from "../components/login-name-form.tsx";
import { SentNote } from "../components/sent-note.tsx";
import classes from "../components/account.module.css";

const forgotRoute = getRouteApi("/account/forgot-password");
const resetRoute = getRouteApi("/account/password-reset/$token");
const verifyRoute = getRouteApi("/account/verify-email");
const waitRoute = getRouteApi("/account/login-counter-reset-request");

export const ForgotPasswordPage = () => {
  const { intl } = useApp();
  const { account } = forgotRoute.useRouteContext();
  const ask = useMutation({ mutationFn: (login: string) => run(account.forgotPassword(login)) });
  return (
    <Page
      title={<FormattedMessage id="accountPages.forgot.title" />}
      lead={<FormattedMessage id="accountPages.forgot.lead" />}
    >
      {ask.isSuccess ? (
        <SentNote />
      ) : (
        <Sheet>
          <LoginNameForm
            submit={<FormattedMessage id="accountPages.forgot.submit" />}
            isBusy={ask.isPending}
            onLogin={(login) => ask.mutate(login)}
            {...(ask.error === null ? {} : { problem: refusalWords(intl, ask.error) })}
          />
        </Sheet>
      )}
    </Page>
  );
};

export const ResetPasswordPage = () => {
  const { intl, toasts, sessionWatch } = useApp();
  const { account } = resetRoute.useRouteContext();
  const { token } = resetRoute.useParams();
  const go = useNavigateTo();
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string>();
  const reset = useMutation({
    mutationFn: (next: string) => run(account.resetPassword(token, next)),
    onSuccess: () => {
      sessionWatch.became(undefined);
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "accountPages.reset.done" }) });
      go("/account/login");
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkPassword(password);
    setWrong(checked.ok ? undefined : credentialRefusalWords(intl, checked.error));
    if (checked.ok && !reset.isPending) reset.mutate(password);
  };
  const refused = refusalIn(reset.error)?._tag;
  const words =
    reset.error === null ? undefined : refusalWords(intl, reset.error, (rule) => passwordRuleWords(intl, rule));
  const fieldWords = wrong ?? (refused === "FieldRefused" ? words : undefined);
  return (
    <Page
      title={<FormattedMessage id="accountPages.reset.title" />}
      lead={<FormattedMessage id="accountPages.reset.lead" />}
    >
      <Sheet>
        <form className={form.form} onSubmit={submit} noValidate>
          <PasswordField
            isNew
            label={<FormattedMessage id="accountPages.reset.new" />}
            description={<FormattedMessage id="account.password.hint" />}
            value={password}
            onValue={setPassword}
            {...(fieldWords === undefined ? {} : { error: fieldWords })}
          />
          <Problem>{refused === "FieldRefused" ? undefined : words}</Problem>
          <Button type="submit" loading={reset.isPending}>
            <FormattedMessage id="accountPages.reset.submit" />
          </Button>
          {refused === "LinkRefused" ? (
            <ActionLink path="/account/forgot-password" variant="default">
              <FormattedMessage id="accountPages.link.again" />
            </ActionLink>
          ) : null}
        </form>
      </Sheet>
    </Page>
  );
};

/** Uses the link's secret only after a tap: mail scanners open links but tap nothing. */
export const VerifyEmailPage = () => {
  const { intl, sessionWatch } = useApp();
  const { account } = verifyRoute.useRouteContext();
  const { hash } = verifyRoute.useLoaderData();
  const status = sessionWatch.current();
  const verify = useMutation({ mutationFn: () => run(account.confirmEmail(hash)) });
  const next = status.status === "authenticated" ? "/account/email-settings" : "/account/login";
  return (
    <Page
      title={<FormattedMessage id="accountPages.verify.title" />}
      lead={<FormattedMessage id="accountPages.verify.lead" />}
    >
      <Sheet>
        {verify.data === undefined ? null : (
          <p role="status" className={classes.said}>
            <FormattedMessage id="accountPages.verify.done" values={{ email: verify.data }} />
          </p>
        )}
        <Problem>
          {hash === "" ? (
            <FormattedMessage id="accountPages.verify.missing" />
          ) : verify.error === null ? undefined : (
            refusalWords(intl, verify.error)
          )}
        </Problem>
        {verify.isSuccess || hash === "" ? (
          <ActionLink path={next} variant="default">
            <FormattedMessage id="accountPages.verify.on" />
          </ActionLink>
        ) : (
          <Button loading={verify.isPending} onClick={() => verify.mutate()}>
            <FormattedMessage id="accountPages.verify.submit" />
          </Button>
        )}
      </Sheet>
    </Page>
  );
};

export const LiftWaitPage = () => {
  const { intl, toasts } = useApp();
  const { account } = waitRoute.useRouteContext();
  const { hash } = waitRoute.useLoaderData();
  const go = useNavigateTo();
  const [isOver, setOver] = useState(false);
  const ask = useMutation({ mutationFn: (login: string) => run(account.askToLogIn(login)) });
  const lift = useMutation({
    mutationFn: () => run(account.liftWait(hash)),
    onSuccess: () => {
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "accountPages.wait.done" }) });
      go("/account/login");
    },
    onError: (problem) => setOver(refusalIn(problem)?._tag === "LinkRefused"),
  });
  const hasLink = hash !== "" && !isOver;
  const problem = lift.error ?? ask.error;
  return (
    <Page
      title={<FormattedMessage id="accountPages.wait.title" />}
      lead={<FormattedMessage id={hasLink ? "accountPages.wait.lift.lead" : "accountPages.wait.lead"} />}
    >
      {ask.isSuccess ? (
        <SentNote />
      ) : (
        <Sheet>
          {hasLink ? (
            <>
              <Problem>{problem === null ? undefined : refusalWords(intl, problem)}</Problem>
              <Button loading={lift.isPending} onClick={() => lift.mutate()}>
                <FormattedMessage id="accountPages.wait.lift" />
              </Button>
            </>
          ) : (
            <LoginNameForm
              submit={<FormattedMessage id="accountPages.wait.submit" />}
              isBusy={ask.isPending}
              onLogin={(login) => ask.mutate(login)}
              {...(problem === null ? {} : { problem: refusalWords(intl, problem) })}
            />
          )}
        </Sheet>
      )}
    </Page>
  );
};
