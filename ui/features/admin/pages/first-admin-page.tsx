import { Button } from "@mantine/core";
import { pathIn } from "@morsel/domain/locales";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";

const route = getRouteApi("/account/first-admin");

/** /account/first-admin#…: the link of a fresh server's log makes who is signed in its first admin. */
export const FirstAdminPage = () => {
  const intl = useIntl();
  const { session, sessionWatch, locale } = useApp();
  const { admin } = route.useRouteContext();
  const { secret } = route.useLoaderData();
  const go = useNavigateTo();
  const claim = useMutation({
    mutationFn: async () => {
      await run(admin.claim(secret));
      return run(session.me);
    },
    onSuccess: (me) => {
      sessionWatch.became(me);
      go(pathIn(locale, "/admin"));
    },
  });
  return (
    <Page title={<FormattedMessage id="admin.first.title" />} lead={<FormattedMessage id="admin.first.lead" />}>
      <Sheet>
        {claim.error === null ? <Problem /> : <Problem>{refusalWords(intl, claim.error)}</Problem>}
        <div className={sharing.actions}>
          <Button loading={claim.isPending} onClick={() => claim.mutate()}>
            <FormattedMessage id="admin.first.submit" />
          </Button>
        </div>
      </Sheet>
    </Page>
  );
};
