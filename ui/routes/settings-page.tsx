import { Title, useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { LANGUAGE_NAMES, pathIn, SELECTOR_LOCALES, type Locale } from "@morsel/domain/locales";
import { FormattedMessage } from "react-intl";
import { useLatest } from "../hooks/use-latest.ts";
import { useUnits } from "../i18n/units.tsx";
import { ChoiceGroup } from "../shell/choice.tsx";
import { LanguageSelector } from "../shell/language-selector.tsx";
import classes from "../shell/page.module.css";
import { Page, Sheet } from "../shell/page.tsx";
import { useApp } from "./use-app.ts";

const SCHEMES = ["auto", "light", "dark"] as const satisfies readonly MantineColorScheme[];
const ENERGY = ["kcal", "kJ"] as const;
const WEIGHT = ["kg", "lb", "st"] as const;
const HEIGHT = ["cm", "ft"] as const;

export const SettingsPage = () => {
  const { locale, preferences, sessionWatch } = useApp();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const units = useUnits();
  return (
    <Page title={<FormattedMessage id="account.settings.title" />}>
      {status.status === "authenticated" ? (
        <Sheet labelledBy="settings-account">
          <Title order={2} id="settings-account">
            <FormattedMessage id="account.settings.account" />
          </Title>
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
      <Sheet labelledBy="settings-language">
        <Title order={2} id="settings-language">
          <FormattedMessage id="account.settings.language" />
        </Title>
        <LanguageSelector
          isField
          locale={locale}
          languages={SELECTOR_LOCALES.map((one) => ({ locale: one, name: LANGUAGE_NAMES[one] }))}
          onLanguage={(chosen) => window.location.assign(pathIn(chosen as Locale, "/account/settings"))}
        />
      </Sheet>
      <Sheet labelledBy="settings-scheme">
        <Title order={2} id="settings-scheme">
          <FormattedMessage id="account.settings.scheme" />
        </Title>
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
        <Title order={2} id="settings-units">
          <FormattedMessage id="account.settings.units" />
        </Title>
        <p className={classes.hint}>
          <FormattedMessage id="account.settings.units.hint" />
        </p>
        <ChoiceGroup
          name="energy"
          layout="row"
          legend={<FormattedMessage id="units.energy" />}
          choices={ENERGY.map((unit) => ({ value: unit, label: <FormattedMessage id={`units.${unit}.long`} /> }))}
          value={units.energy}
          onChoose={(energy) => preferences.chooseUnits({ energy })}
        />
        <ChoiceGroup
          name="weight"
          layout="row"
          legend={<FormattedMessage id="units.weight" />}
          choices={WEIGHT.map((unit) => ({ value: unit, label: <FormattedMessage id={`units.${unit}.long`} /> }))}
          value={units.weight}
          onChoose={(weight) => preferences.chooseUnits({ weight })}
        />
        <ChoiceGroup
          name="height"
          layout="row"
          legend={<FormattedMessage id="units.height" />}
          choices={HEIGHT.map((unit) => ({ value: unit, label: <FormattedMessage id={`units.${unit}.long`} /> }))}
          value={units.height}
          onChoose={(height) => preferences.chooseUnits({ height })}
        />
      </Sheet>
    </Page>
  );
};
