import { Button, TextInput } from "@mantine/core";
import type { PageCode } from "@morsel/application/membership/client/membership-client";
import { pathIn } from "@morsel/domain/locales";
import type { ProductCode } from "@morsel/domain/membership";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { Page, Problem } from "../../../shell/page/page.tsx";
import { SandboxNote } from "../components/feature-list.tsx";
import classes from "../components/membership.module.css";
import { OrderSummary } from "../components/order-summary.tsx";
import { dayWords, PlanName, Price } from "../components/price.tsx";
import { codeKey, offerQuery } from "../queries.ts";

type Redeemed = { readonly code: string; readonly value: PageCode };

const redeem = getRouteApi("/premium/redeem/login");
const review = getRouteApi("/premium/redeem/review-offer");
const payRoute = getRouteApi("/premium/redeem/pay");

const useCode = (): Redeemed | undefined => useQueryClient().getQueryData<Redeemed>(codeKey);

/** Leads to the field for a code from a page that was opened without one. */
const NoCode = () => (
  <EmptyList
    hint={<FormattedMessage id="premium.redeem.none" />}
    first={{ path: "/premium/redeem/login", words: <FormattedMessage id="premium.redeem.enter" /> }}
  />
);

/** /premium/redeem/login: a code is typed, and looked at before it is used. */
export const RedeemPage = () => {
  const intl = useIntl();
  const { locale } = useApp();
  const go = useNavigateTo();
  const queries = useQueryClient();
  const { premium } = redeem.useRouteContext();
  const [code, setCode] = useState("");
  const look = useMutation({
    mutationFn: () => run(premium.previewCode(code)),
    onSuccess: (value) => {
      queries.setQueryData<Redeemed>(codeKey, { code, value });
      go(pathIn(locale, "/premium/redeem/review-offer"));
    },
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!look.isPending) look.mutate();
  };
  return (
    <Page title={<FormattedMessage id="premium.redeem.title" />} lead={<FormattedMessage id="premium.redeem.lead" />}>
      <form className={sharing.form} onSubmit={send} noValidate>
        <TextInput
          label={<FormattedMessage id="premium.redeem.code" />}
          description={<FormattedMessage id="premium.redeem.hint" />}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        <Problem>{look.error === null ? undefined : refusalWords(intl, look.error)}</Problem>
        <Button type="submit" loading={look.isPending}>
          <FormattedMessage id="premium.redeem.look" />
        </Button>
      </form>
    </Page>
  );
};

/** /premium/redeem/review-offer: what a code gives, before it is used. */
export const ReviewOfferPage = () => {
  const intl = useIntl();
  const { locale } = useApp();
  const { premium } = review.useRouteContext();
  const known = useCode();
  const use = useMutation({
    mutationFn: (code: string) => run(premium.redeemCode(code)),
    onSuccess: () => window.location.assign(pathIn(locale, "/premium/redeem/premium-value")),
  });
  return (
    <Page title={<FormattedMessage id="premium.review.title" />}>
      {known === undefined && <NoCode />}
      {known !== undefined && (
        <>
          <p className={classes.note}>
            <FormattedMessage
              id={`premium.review.${known.value.gives}`}
              values={{
                months: known.value.months,
                day: dayWords(intl, known.value.premiumUntil ?? known.value.until),
              }}
            />
          </p>
          <Problem>{use.error === null ? undefined : refusalWords(intl, use.error)}</Problem>
          <span className={sharing.actions}>
            {known.value.gives === "months" ? (
              <Button loading={use.isPending} onClick={() => use.mutate(known.code)}>
                <FormattedMessage id="premium.review.use" />
              </Button>
            ) : (
              <ActionLink path="/premium/redeem/pay">
                <FormattedMessage id="premium.review.pay" />
              </ActionLink>
            )}
            <ActionLink path="/premium/redeem/login" variant="default">
              <FormattedMessage id="premium.review.other" />
            </ActionLink>
          </span>
        </>
      )}
    </Page>
  );
};

/** /premium/redeem/pay: the plans at the lower price of a code. */
export const RedeemPayPage = () => {
  const { device, locale } = useApp();
  const go = useNavigateTo();
  const { premium } = payRoute.useRouteContext();
  const known = useCode();
  const { data, error, refetch } = useQuery(offerQuery(premium));
  const [chosen, setChosen] = useState<ProductCode>();
  const plans = data?.discounts ?? [];
  const plan = plans.find(({ code }) => code === chosen) ?? plans.find(({ interval }) => interval === "year");
  return (
    <Page title={<FormattedMessage id="premium.redeem.pay.title" />}>
      {known?.value.gives !== "discount" && <NoCode />}
      {known?.value.gives === "discount" && data === undefined && error !== null && (
        <Failed error={error} onRetry={() => void refetch()} />
      )}
      {known?.value.gives === "discount" && data === undefined && error === null && <Waiting />}
      {known?.value.gives === "discount" && data !== undefined && plan !== undefined && (
        <>
          {data.provider === "sandbox" && <SandboxNote />}
          <ChoiceGroup
            name="plan"
            legend={<FormattedMessage id="premium.new.legend" />}
            choices={plans.map(({ code, price }) => ({
              value: code,
              label: <PlanName product={code} />,
              hint: <Price amount={price} />,
            }))}
            value={plan.code}
            onChoose={setChosen}
          />
          <OrderSummary
            key={plan.code}
            premium={premium}
            plan={plan}
            code={known.code}
            newId={device.newId}
            locale={locale}
            go={go}
          />
        </>
      )}
    </Page>
  );
};
