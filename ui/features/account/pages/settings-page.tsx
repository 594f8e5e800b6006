import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { LANGUAGE_NAMES, pathIn, SELECTOR_LOCALES, type Locale } from "@morsel/domain/locales";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { UnitFields } from "../../../fields/unit-fields.tsx";
import { LanguageField } from "../../../fields/language-field.tsx";
import classes from "../../../shell/page/page.module.css";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { SettingsLinks } from "../components/settings-links.tsx";
import { MemberSignInMethods } from "../../sign-in-methods/pages/member-sign-in-methods.tsx";
import { MemberDevices } from "./member-devices.tsx";
import { useApp } from "../../../routes/use-app.ts";

const route = getRouteApi("/account/settings");

const SCHEMES = ["auto", "light", "dark"] as const satisfies readonly MantineColorScheme[];

export const SettingsPage = () => {
  const { locale, preferences, sessionWatch } = useApp();
  const { devices, methods, passkeys } = route.useRouteContext();
  const { error } = route.useSearch();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const units = useUnits();
  return (
    <Page title={<FormattedMessage id="account.settings.title" />}>
      {status.status === "authenticated" ? (
        <Sheet labelledBy="settings-account">
          <h2 id="settings-account" className={classes.subtitle}>
            <FormattedMessage id="account.settings.account" />
          </h2>
          <dl className={classes.facts}>
            <dt>
              <FormattedMessage id="account.settings.username" />
            </dt>
            <dd>{status.me.username}</dd>
            <dt>
              <FormattedMessage id="account.settings.email" />
            </dt>
            <dd>{status.me.email}</dd>
            <dt>
              <FormattedMessage id="account.settings.timeZone" />
            </dt>
            <dd>{status.me.timeZone}</dd>
          </dl>
        </Sheet>
      ) : null}
      {status.status === "authenticated" ? <SettingsLinks /> : null}
      <Sheet labelledBy="settings-language">
        <h2 id="settings-language" className={classes.subtitle}>
          <FormattedMessage id="account.settings.language" />
        </h2>
        <LanguageField
          locale={locale}
          languages={SELECTOR_LOCALES.map((one) => ({ locale: one, name: LANGUAGE_NAMES[one] }))}
          onLanguage={(chosen) => window.location.assign(pathIn(chosen as Locale, "/account/settings"))}
        />
      </Sheet>
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
      <Sheet labelledBy="settings-units">
        <h2 id="settings-units" className={classes.subtitle}>
          <FormattedMessage id="account.settings.units" />
        </h2>
        <p className={classes.hint}>
          <FormattedMessage id="account.settings.units.hint" />
        </p>
        <UnitFields units={units} onChoose={preferences.chooseUnits} />
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
    </Page>
  );
};
