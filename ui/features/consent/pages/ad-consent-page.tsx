import { Button } from "@mantine/core";
import {
  ACCEPT_ALL,
  REJECT_ALL,
  type ConsentChoice,
  type ConsentRecord,
} from "@morsel/application/consent/client/consent-record";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { ChoiceBoxes } from "../components/choice-boxes.tsx";
import classes from "../components/consent.module.css";
import { useConsents } from "./use-consents.ts";

const route = getRouteApi("/account/ad-consent-settings");

/** Before the first answer nothing is checked, and nobody in California has opted out. */
const choiceOf = (record: ConsentRecord | undefined): ConsentChoice => record ?? { ...REJECT_ALL, hasOptedOut: false };

/** W235: the same question as at the foot of every page, to be read and answered at leisure. */
export const AdConsentPage = () => {
  const { intl, toasts } = useApp();
  const saved = () => toasts.show({ severity: "success", message: intl.formatMessage({ id: "consent.saved" }) });
  const { record, framework, hasPrivacySignal, needsConsent, answer } = useConsents(route.useRouteContext(), saved);
  const [choice, setChoice] = useState(choiceOf(record));
  const give = (given: ConsentChoice): void => {
    setChoice(given);
    answer.mutate(given);
  };
  return (
    <Page
      title={<FormattedMessage id="title.account.ad-consent-settings" />}
      lead={<FormattedMessage id={`consent.${framework}.lead`} />}
    >
      <Sheet>
        {needsConsent ? null : (
          <p className={classes.quiet}>
            <FormattedMessage id="consent.nothing" />
          </p>
        )}
        {record === undefined || record.answeredAt === "" ? null : (
          <p className={classes.quiet}>
            <FormattedMessage
              id="consent.answered"
              values={{ date: <FormattedDate value={record.answeredAt} dateStyle="long" /> }}
            />
          </p>
        )}
        <div className={classes.form}>
          <ChoiceBoxes choice={choice} framework={framework} hasPrivacySignal={hasPrivacySignal} onChoice={setChoice} />
        </div>
        <div className={classes.ways}>
          {framework === "california" ? null : (
            <>
              <Button variant="default" onClick={() => give(ACCEPT_ALL)}>
                <FormattedMessage id="consent.accept" />
              </Button>
              <Button variant="default" onClick={() => give(REJECT_ALL)}>
                <FormattedMessage id="consent.reject" />
              </Button>
            </>
          )}
          <Button onClick={() => give(choice)}>
            <FormattedMessage id="consent.save" />
          </Button>
        </div>
        <Problem>
          {answer.error === null ? undefined : (
            <>
              <FormattedMessage id="consent.keptHere" /> {refusalWords(intl, answer.error)}
            </>
          )}
        </Problem>
        <AppLink path="/account/consents-existing" className={classes.policy}>
          <FormattedMessage id="title.account.consents-existing" />
        </AppLink>
      </Sheet>
    </Page>
  );
};
