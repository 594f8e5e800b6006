import { NativeSelect } from "@mantine/core";
import type { ListedSetting } from "@morsel/application/site-settings/change-settings";
import type { ShownSettings, SiteSettingsClient } from "@morsel/application/site-settings/client/site-settings-client";
import { COUNTRIES, currencyOf, DEFAULT_CURRENCY, discountPrice, money } from "@morsel/domain/currency";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { moneyWords } from "../../membership/components/price.tsx";
import { SettingRow } from "../components/setting-row.tsx";
import { currencyIn } from "../fields.ts";
import { settingsQuery } from "../queries.ts";

const route = getRouteApi("/admin/prices");

/** /admin/prices: what premium costs, by currency. */
export const PricesPage = () => {
  const { admin, settings } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/prices"
      title={<FormattedMessage id="setting.prices.title" />}
      lead={<FormattedMessage id="setting.prices.lead" />}
    >
      <Prices site={settings} />
    </AdminPage>
  );
};

const PREFIX = "price.";

type Plans = { readonly month: number; readonly year: number };
const plansIn = ({ value }: ListedSetting): Plans | undefined =>
  typeof value === "object" && value !== null && "month" in value
    ? { month: Number(value["month"]), year: Number(value["year"]) }
    : undefined;

type PercentOff = { readonly promo: number; readonly discount: number };
const percentOffIn = ({ items }: ShownSettings): PercentOff => {
  const value = items.find(({ name }) => name === "premium.percentOff")?.value;
  return typeof value === "object" && value !== null && "PROMO" in value
    ? { promo: Number(value["PROMO"]), discount: Number(value["DISCOUNT"]) }
    : { promo: 0, discount: 0 };
};

const Prices = ({ site }: { readonly site: SiteSettingsClient }) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const [added, setAdded] = useState("");
  const { data, error, refetch } = useQuery(settingsQuery(site));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  const prices = data.items.filter(({ name }) => name.startsWith(PREFIX));
  const isShown = (one: ListedSetting): boolean =>
    plansIn(one) !== undefined || one.source === "here" || currencyIn(one.name) === added;
  const named = new Intl.DisplayNames([intl.locale], { type: "currency" });
  const nameOf = (currency: string): string => `${named.of(currency) ?? currency} (${currency})`;
  const off = percentOffIn(data);
  return (
    <>
      <p className={sharing.hint}>
        <FormattedMessage id={data.isStripe ? "setting.prices.stripe" : "setting.prices.own"} />
      </p>
      <ul className={sharing.list}>
        {prices.filter(isShown).map((setting) => (
          <SettingRow
            key={setting.name}
            ports={{ site, toasts, newId: device.newId }}
            setting={setting}
            words={nameOf(currencyIn(setting.name))}
            shown={shownOf(intl, setting, off)}
            isFixed={data.isStripe}
          />
        ))}
      </ul>
      {!data.isStripe && (
        <NativeSelect
          label={<FormattedMessage id="setting.prices.add" />}
          description={<FormattedMessage id="setting.prices.add.hint" />}
          value={added}
          data={[
            { value: "", label: intl.formatMessage({ id: "setting.prices.add.none" }) },
            ...prices
              .filter((one) => !isShown(one) || currencyIn(one.name) === added)
              .map(({ name }) => ({ value: currencyIn(name), label: nameOf(currencyIn(name)) })),
          ]}
          onChange={({ currentTarget: { value } }) => setAdded(value)}
        />
      )}
    </>
  );
};

const MOST_NAMED = 6;

const countriesOf = (intl: IntlShape, currency: string): string => {
  const all = COUNTRIES.filter((country) => currencyOf(country) === currency);
  const named = new Intl.DisplayNames([intl.locale], { type: "region" });
  const some = all.slice(0, MOST_NAMED).map((country) => named.of(country) ?? country);
  const rest = all.length - some.length;
  return intl.formatList(
    rest === 0 ? some : [...some, intl.formatMessage({ id: "setting.prices.others" }, { count: rest })],
  );
};

/** SS4: all products in this currency: both plans at each of the three prices, and where they are paid. */
const shownOf = (intl: IntlShape, setting: ListedSetting, { promo, discount }: PercentOff): readonly ReactNode[] => {
  const currency = currencyIn(setting.name);
  const plans = plansIn(setting);
  const words = (minor: number, percent: number): string => {
    const amount = money(minor, currency);
    return amount.ok ? moneyWords(intl, discountPrice(amount.value, percent)) : "";
  };
  const line = (id: "setting.prices.standard" | "setting.prices.promo" | "setting.prices.discount", percent: number) =>
    plans === undefined
      ? []
      : [intl.formatMessage({ id }, { month: words(plans.month, percent), year: words(plans.year, percent) })];
  return [
    ...(plans === undefined ? [intl.formatMessage({ id: "setting.prices.none" })] : []),
    ...line("setting.prices.standard", 0),
    ...line("setting.prices.promo", promo),
    ...line("setting.prices.discount", discount),
    intl.formatMessage(
      { id: currency === DEFAULT_CURRENCY ? "setting.prices.everywhere" : "setting.prices.where" },
      { countries: countriesOf(intl, currency) },
    ),
  ];
};
