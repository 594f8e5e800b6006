import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { LANGUAGE_NAMES } from "@morsel/domain/locales";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import classes from "../../../shell/page/page.module.css";
import account from "../components/account.module.css";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { SettingsLinks } from "../components/settings-links.tsx";
import { MemberSignInMethods } from "../../sign-in-methods/pages/member-sign-in-methods.tsx";
import { MemberDevices } from "./member-devices.tsx";
import { useApp } from "../../../routes/use-app.ts";

const route = getRouteApi("/account/settings");

const SCHEMES = ["auto", "light", "dark"] as const satisfies readonly MantineColorScheme[];

export const SettingsPage = () => {
  const { intl, locale, sessionWatch } = useApp();
  const { devices, methods, passkeys } = route.useRouteContext();
  const { error } = route.useSearch();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const units = useUnits();
  const isMetric = units.weight === "kg" && units.height === "cm";
  const unitWords = intl.formatMessage(
    { id: "accountPages.units.now" },
    { system: isMetric ? "metric" : "other", energy: units.energy, weight: units.weight, height: units.height },
  );
  return (
    <Page width="wide" title={<FormattedMessage id="account.settings.title" />}>
      {status.status === "authenticated" ? (
        <SettingsLinks
          values={{
            "change-username": status.me.username,
            "email-settings": status.me.email,
            timezone: status.me.timeZone,
            "language-setting": LANGUAGE_NAMES[locale],
            "configure-units": unitWords,
          }}
        />
      ) : null}
      <div className={account.cards}>
        <Sheet labelledBy="settings-scheme">
          <h2 id="settings-scheme" className={classes.subtitle}>
            <FormattedMessage id="account.settings.scheme" />
          </h2>
          <ChoiceGroup
            name="scheme"
            layout="row"
            isLegendHidden
            legend={<FormattedMessage id="account.settings.scheme" />}
            choices={SCHEMES.map((scheme) => ({
              value: scheme,
              label: <FormattedMessage id={`account.settings.scheme.${scheme}`} />,
            }))}
            value={colorScheme}
            onChoose={setColorScheme}
          />
        </Sheet>
        {status.status === "authenticated" ? (
          <>
            <MemberSignInMethods
              client={methods}
              passkeys={passkeys}
              username={status.me.username}
              timeZone={status.me.timeZone}
              hasConnectFailed={error !== undefined}
            />
            <MemberDevices client={devices} timeZone={status.me.timeZone} />
          </>
        ) : null}
      </div>
    </Page>
  );
};
