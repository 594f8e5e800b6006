import type { SiteSettingsClient } from "@morsel/application/site-settings/client/site-settings-client";
import type { SettingValue } from "@morsel/domain/site-settings";
import { PREMIUM_FEATURES } from "@morsel/domain/membership";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import type { MessageId } from "../../../i18n/ids.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { SettingRow } from "../components/setting-row.tsx";
import { draftOf } from "../fields.ts";
import { settingsQuery } from "../queries.ts";

const route = getRouteApi("/admin/settings");

/** /admin/settings: what needs no restart. */
export const SettingsPage = () => {
  const { admin, settings } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/settings"
      title={<FormattedMessage id="setting.title" />}
      lead={<FormattedMessage id="setting.lead" />}
    >
      <Groups site={settings} />
      <p className={sharing.hint}>
        <FormattedMessage id="setting.restart" />
      </p>
    </AdminPage>
  );
};

const GROUPS = [
  {
    title: "setting.group.signUp",
    settings: [
      ["signUp.mode", "setting.signUp"],
      ["signUp.invitation", "setting.invitation"],
      ["contact", "setting.contact"],
      ["name.site", "setting.siteName"],
      ["name.operator", "setting.operatorName"],
    ],
  },
  {
    title: "setting.group.links",
    settings: [
      ["blog", "setting.blog"],
      ["follow", "setting.follow"],
      ["download", "setting.download"],
      ["forum", "setting.forum"],
    ],
  },
  { title: "setting.group.ads", settings: [["ads", "setting.ads"]] },
  {
    title: "setting.group.premium",
    settings: [
      ["premium.features", "setting.features"],
      ["premium.offer", "setting.offer"],
      ["premium.percentOff", "setting.percentOff"],
    ],
  },
] as const satisfies readonly {
  readonly title: MessageId;
  readonly settings: readonly (readonly [name: string, words: MessageId])[];
}[];

const Groups = ({ site }: { readonly site: SiteSettingsClient }) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const { data, error, refetch } = useQuery(settingsQuery(site));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return GROUPS.map(({ title, settings }) => (
    <section key={title} aria-labelledby={title}>
      <h2 id={title}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={sharing.list}>
        {settings.map(([name, words]) => {
          const setting = data.items.find((one) => one.name === name);
          return (
            setting !== undefined && (
              <SettingRow
                key={name}
                ports={{ site, toasts, newId: device.newId }}
                setting={setting}
                words={intl.formatMessage({ id: words })}
                shown={shownOf(name, setting.value)}
                hasAdScript={data.hasAdScript}
              />
            )
          );
        })}
      </ul>
    </section>
  ));
};

const MODES = {
  open: "setting.signUp.open",
  invited: "setting.signUp.invited",
  closed: "setting.signUp.closed",
} as const;
const ADS = { off: "setting.ads.off", house: "setting.ads.house", network: "setting.ads.network" } as const;

/** A value in words, a line each. */
const shownOf = (name: string, value: SettingValue): readonly ReactNode[] => {
  if (name === "ads") return [<FormattedMessage key={name} id={ADS[value as keyof typeof ADS]} />];
  if (name === "signUp.mode") return [<FormattedMessage key={name} id={MODES[value as keyof typeof MODES]} />];
  if (name === "premium.offer")
    return [<FormattedMessage key={name} id={value === "PROMO" ? "setting.offer.PROMO" : "setting.offer.STANDARD"} />];
  const none = [<FormattedMessage key={name} id="setting.none" />];
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return none;
  if (name === "premium.features")
    return PREMIUM_FEATURES.filter((feature) => Array.isArray(value) && value.includes(feature)).map((feature) => (
      <FormattedMessage key={feature} id={`premium.feature.${feature}`} />
    ));
  const draft = draftOf(name, value);
  if (name === "premium.percentOff")
    return [
      <FormattedMessage
        key={name}
        id="setting.percentOff.shown"
        values={{ promo: Number(draft["PROMO"]), discount: Number(draft["DISCOUNT"]) }}
      />,
    ];
  return Object.values(draft).flatMap((text) => text.split("\n"));
};
