import { Button } from "@mantine/core";
import { pathIn } from "@morsel/domain/locales";
import type { ProductCode } from "@morsel/domain/membership";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { PlanName, Price } from "../components/price.tsx";
import { offerQuery } from "../queries.ts";

const route = getRouteApi("/premium/checkout/new");

/** /premium/checkout/new: a checkout from its beginning, with the choice of the plan. */
export const NewCheckoutPage = () => {
  const { locale } = useApp();
  const go = useNavigateTo();
  const { premium } = route.useRouteContext();
  const { data, error, refetch } = useQuery(offerQuery(premium));
  const [chosen, setChosen] = useState<ProductCode>();
  const value = chosen ?? data?.plans.find(({ interval }) => interval === "year")?.code;
  return (
    <Page title={<FormattedMessage id="premium.new.title" />}>
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && (
        <>
          <ChoiceGroup
            name="plan"
            legend={<FormattedMessage id="premium.new.legend" />}
            choices={data.plans.map(({ code, price, trialDays, interval }) => ({
              value: code,
              label: <PlanName product={code} />,
              hint: (
                <>
                  <Price amount={price} />{" "}
                  <FormattedMessage id={interval === "year" ? "premium.perYear" : "premium.perMonth"} />
                  {trialDays > 0 && (
                    <>
                      {". "}
                      <FormattedMessage id="premium.trial" values={{ days: trialDays }} />
                    </>
                  )}
                </>
              ),
            }))}
            value={value}
            onChoose={setChosen}
          />
          <div>
            <Button
              onClick={() => {
                if (value !== undefined) go(pathIn(locale, `/premium/checkout?plan=${value}`));
              }}
            >
              <FormattedMessage id="premium.new.next" />
            </Button>
          </div>
        </>
      )}
    </Page>
  );
};
