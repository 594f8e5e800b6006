import { Button, Skeleton } from "@mantine/core";
import { allowsAnyUse, REJECT_ALL, recordOfLink } from "@morsel/application/consent/client/consent-record";
import type { Framework } from "@morsel/domain/consent";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import page from "../../../shell/page/page.module.css";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { AgreedTexts } from "../components/agreed-texts.tsx";
import { ConsentRecordList } from "../components/consent-record.tsx";
import classes from "../components/consent.module.css";
import { useConsents } from "./use-consents.ts";

const route = getRouteApi("/account/consents-existing");

const FRAMEWORKS: readonly string[] = ["europe", "california", "none"] satisfies readonly Framework[];
const isFramework = (text: string): text is Framework => FRAMEWORKS.includes(text);

/** W235: everything somebody agreed to, when, to which version, and how it is changed or taken back. */
export const ExistingConsentsPage = () => {
  const { intl, toasts } = useApp();
  const saved = () => toasts.show({ severity: "success", message: intl.formatMessage({ id: "consent.saved" }) });
  const { me, record, framework, account, agreements, answer } = useConsents(route.useRouteContext(), saved, true);
  const timeZone = me?.timeZone ?? "UTC";
  const [link] = account.data?.accountLinks ?? [];
  const region = account.data?.region ?? "";
  const kept = link !== undefined && isFramework(region) ? recordOfLink(link, region, "") : undefined;
  const isSame = kept !== undefined && kept.answeredAt === record?.answeredAt && kept.framework === record.framework;
  const problem = account.error ?? agreements.error;
  const canWithdraw =
    (record !== undefined && allowsAnyUse(framework, record)) ||
    (kept !== undefined && allowsAnyUse(kept.framework, kept));
  return (
    <Page
      title={<FormattedMessage id="title.account.consents-existing" />}
      lead={<FormattedMessage id="consent.existing.lead" />}
    >
      <Sheet labelledBy="consent-here">
        <h2 id="consent-here" className={page.subtitle}>
          <FormattedMessage id={isSame ? "consent.existing.everywhere" : "consent.existing.here"} />
        </h2>
        {record === undefined ? (
          <p className={classes.quiet}>
            <FormattedMessage id="consent.existing.none" />
          </p>
        ) : (
          <ConsentRecordList record={record} timeZone={timeZone} />
        )}
        <div className={classes.ways}>
          <AppLink path="/account/ad-consent-settings" className={classes.way}>
            <FormattedMessage id="consent.change" />
          </AppLink>
          {canWithdraw ? (
            <Button variant="default" loading={answer.isPending} onClick={() => answer.mutate(REJECT_ALL)}>
              <FormattedMessage id="consent.withdraw" />
            </Button>
          ) : null}
        </div>
        <Problem>
          {answer.error === null ? undefined : (
            <>
              <FormattedMessage id="consent.keptHere" /> {refusalWords(intl, answer.error)}
            </>
          )}
        </Problem>
      </Sheet>
      {account.isLoading || agreements.isLoading ? (
        <Skeleton className={classes.waiting} radius="lg" aria-busy="true" />
      ) : null}
      {kept === undefined || isSame ? null : (
        <Sheet labelledBy="consent-account">
          <h2 id="consent-account" className={page.subtitle}>
            <FormattedMessage id="consent.existing.account" />
          </h2>
          <ConsentRecordList record={kept} timeZone={timeZone} />
        </Sheet>
      )}
      {problem === null ? null : <Problem>{refusalWords(intl, problem)}</Problem>}
      {me === undefined || agreements.data === undefined ? null : (
        <AgreedTexts agreements={agreements.data} joinedAt={me.createdAt} timeZone={timeZone} />
      )}
    </Page>
  );
};
