import { Button } from "@mantine/core";
import type { MembershipClient, PageSubscription } from "@morsel/application/membership/client/membership-client";
import { pathIn, type Locale } from "@morsel/domain/locales";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Problem } from "../../../shell/page/page.tsx";
import type { PremiumAct } from "../use-premium-act.ts";
import { ChangePlan } from "./change-plan.tsx";
import classes from "./membership.module.css";
import { dayWords, PlanName } from "./price.tsx";

export type SubscriptionPanelProps = {
  readonly premium: MembershipClient;
  readonly subscription: PageSubscription;
  readonly act: PremiumAct;
  readonly locale: Locale;
  readonly go: (path: string) => void;
};

const stateOf = ({ phase, isRenewing }: PageSubscription) =>
  phase === "past_due" ? "pastDue" : !isRenewing ? "cancelled" : phase === "trialing" ? "trial" : "active";

/** One subscription: its plan, when it renews or ends, and what can be done. */
export const SubscriptionPanel = ({ premium, subscription, act, locale, go }: SubscriptionPanelProps) => {
  const intl = useIntl();
  const { product, next, other, endsAt, acts } = subscription;
  const [asks, setAsks] = useState<"cancel" | "change">();
  const portal = useMutation({
    mutationFn: () => run(premium.portal),
    onSuccess: (url) => (url === undefined ? go(pathIn(locale, "/premium/payment")) : window.location.assign(url)),
  });
  const day = dayWords(intl, endsAt);
  const say = (id: "premium.cancel.done" | "premium.resume.done") => intl.formatMessage({ id });
  return (
    <section className={classes.section} aria-labelledby="subscription">
      <h2 id="subscription">{product === undefined ? null : <PlanName product={product} />}</h2>
      <p className={classes.note}>
        <FormattedMessage id={`premium.state.${stateOf(subscription)}`} values={{ day }} />
        {next !== undefined && (
          <>
            {" "}
            <FormattedMessage id="premium.state.next" values={{ plan: <PlanName product={next} /> }} />
          </>
        )}
      </p>
      <Problem>{portal.error === null ? undefined : refusalWords(intl, portal.error)}</Problem>
      <span className={sharing.actions}>
        {acts.includes("resume") && (
          <Button
            loading={act.isPending}
            onClick={() => act.mutate({ asked: premium.resume, done: say("premium.resume.done") })}
          >
            <FormattedMessage id="premium.resume" />
          </Button>
        )}
        {acts.includes("change") && other !== undefined && (
          <Button variant="default" onClick={() => setAsks("change")}>
            <FormattedMessage id={next === undefined ? "premium.change" : "premium.change.keep"} />
          </Button>
        )}
        {acts.includes("payment_method") && (
          <Button variant="default" loading={portal.isPending} onClick={() => portal.mutate()}>
            <FormattedMessage id="premium.method" />
          </Button>
        )}
        {acts.includes("cancel") && (
          <Button variant="default" onClick={() => setAsks("cancel")}>
            <FormattedMessage id="premium.cancel" />
          </Button>
        )}
      </span>
      {asks === "change" && other !== undefined && (
        <ChangePlan premium={premium} product={other} act={act} endsAt={endsAt} onClose={() => setAsks(undefined)} />
      )}
      {asks === "cancel" && acts.includes("cancel") && (
        <div className={sharing.ask} role="group" aria-labelledby="cancel-premium">
          <p id="cancel-premium">
            <FormattedMessage id="premium.cancel.stays" values={{ day }} />
          </p>
          <Button
            loading={act.isPending}
            onClick={() =>
              act.mutate(
                { asked: premium.cancel, done: say("premium.cancel.done") },
                { onSuccess: () => setAsks(undefined) },
              )
            }
          >
            <FormattedMessage id="premium.cancel.yes" />
          </Button>
          <Button variant="default" onClick={() => setAsks(undefined)}>
            <FormattedMessage id="premium.cancel.no" />
          </Button>
        </div>
      )}
    </section>
  );
};
