import { Button } from "@mantine/core";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { ConfirmSheet } from "../../sign-in-methods/pages/confirm-sheet.tsx";
import { useHasPassword } from "../../sign-in-methods/pages/use-has-password.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { DeleteForm } from "../components/delete-form.tsx";

const route = getRouteApi("/account/confirm-delete");

const AskDeletion = () => {
  const { intl, sessionWatch, toasts } = useApp();
  const { account, methods, passkeys } = route.useRouteContext();
  const hasPassword = useHasPassword(methods);
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const go = useNavigateTo();
  const ask = useMutation({
    mutationFn: (password: string) => run(account.askDeletion(hasPassword ? password : undefined)),
    onSuccess: (at) => {
      sessionWatch.became(undefined);
      toasts.show({
        severity: "info",
        message: intl.formatMessage({ id: "accountPages.delete.done" }, { at }),
        duration: 10_000,
      });
      go("/account/login");
    },
  });
  const refused = refusalIn(ask.error)?._tag;
  const isPassword = refused === "CurrentPasswordWrong";
  const isAsked = refused === "ConfirmationNeeded";
  const words = ask.error === null ? undefined : refusalWords(intl, ask.error);
  return (
    <Page
      title={<FormattedMessage id="accountPages.delete.title" />}
      lead={<FormattedMessage id="accountPages.delete.lead" />}
    >
      <Sheet>
        <DeleteForm
          username={status.status === "authenticated" ? status.me.username : ""}
          hasPassword={hasPassword}
          isBusy={ask.isPending}
          onDelete={(password) => ask.mutate(password)}
          {...(words === undefined || isAsked ? {} : isPassword ? { error: words } : { problem: words })}
        />
        {isAsked ? (
          <ConfirmSheet
            client={methods}
            passkeys={passkeys}
            here="/account/confirm-delete"
            onConfirmed={() => ask.mutate("")}
            onClose={() => ask.reset()}
          />
        ) : null}
      </Sheet>
    </Page>
  );
};

const TakeBack = ({ eraseAt }: { readonly eraseAt: number }) => {
  const { intl, sessionWatch, toasts } = useApp();
  const { account } = route.useRouteContext();
  const go = useNavigateTo();
  const keep = useMutation({
    mutationFn: () => run(account.takeBackDeletion),
    onSuccess: async () => {
      await run(ignoreOutcome(sessionWatch.refresh));
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "accountPages.leaving.done" }) });
      go("/");
    },
  });
  return (
    <Page
      title={<FormattedMessage id="accountPages.leaving.title" />}
      lead={<FormattedMessage id="accountPages.leaving.lead" values={{ at: eraseAt }} />}
    >
      <Sheet>
        <Problem>{keep.error === null ? undefined : refusalWords(intl, keep.error)}</Problem>
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          <FormattedMessage id="accountPages.leaving.back" />
        </Button>
        <ActionLink path="/reports/export" variant="default">
          <FormattedMessage id="accountPages.leaving.export" />
        </ActionLink>
        <ActionLink path="/account/logout" variant="default">
          <FormattedMessage id="accountPages.leaving.logout" />
        </ActionLink>
      </Sheet>
    </Page>
  );
};

/** J28: to ask for the deletion, and in the days after it to take it back. */
export const ConfirmDeletePage = () => {
  const { sessionWatch } = useApp();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const eraseAt = status.status === "authenticated" ? status.me.eraseAt : undefined;
  return eraseAt === undefined ? <AskDeletion /> : <TakeBack eraseAt={eraseAt} />;
};
