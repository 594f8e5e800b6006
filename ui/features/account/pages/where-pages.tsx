import { Button, NativeSelect } from "@mantine/core";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import { isLocale, LANGUAGE_NAMES, LOCALES, pathIn } from "@morsel/domain/locales";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, FormattedTime } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import { LanguageField } from "../../../fields/language-field.tsx";
import { UnitFields } from "../../../fields/unit-fields.tsx";
import classes from "../components/account.module.css";

const zoneRoute = getRouteApi("/account/timezone");
const languageRoute = getRouteApi("/account/language-setting");

/** The browser knows the zones by their names; the member's own is among them in any case. */
const zonesWith = (...own: readonly string[]): readonly string[] => [
  ...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...own]),
];

export const TimeZonePage = () => {
  const { intl, device, sessionWatch, toasts } = useApp();
  const { account } = zoneRoute.useRouteContext();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const zone = status.status === "authenticated" ? status.me.timeZone : "UTC";
  const here = device.timeZone();
  const move = useMutation({
    mutationFn: (timeZone: string) => run(account.move({ timeZone })),
    onSuccess: async () => {
      await run(ignoreOutcome(sessionWatch.refresh));
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "accountPages.saved" }) });
    },
  });
  return (
    <Page
      title={<FormattedMessage id="accountPages.zone.title" />}
      lead={<FormattedMessage id="accountPages.zone.lead" />}
    >
      <Sheet>
        <NativeSelect
          label={<FormattedMessage id="accountPages.zone.label" />}
          data={zonesWith(zone, here).map((value) => ({ value, label: value.replaceAll("_", " ") }))}
          value={zone}
          disabled={move.isPending}
          onChange={(event) => move.mutate(event.currentTarget.value)}
        />
        <p className={page.hint}>
          <FormattedMessage
            id="accountPages.zone.now"
            values={{ time: <FormattedTime value={device.now()} timeZone={zone} /> }}
          />
        </p>
        {here === zone ? null : (
          <>
            <p className={classes.said}>
              <FormattedMessage id="accountPages.zone.device" values={{ zone: here.replaceAll("_", " ") }} />
            </p>
            <Button variant="default" loading={move.isPending} onClick={() => move.mutate(here)}>
              <FormattedMessage id="accountPages.zone.use" values={{ zone: here.replaceAll("_", " ") }} />
            </Button>
          </>
        )}
        <Problem>{move.error === null ? undefined : refusalWords(intl, move.error)}</Problem>
      </Sheet>
    </Page>
  );
};

/** The language is the address's; what is chosen is kept with the account, and a failure to keep it stops nothing (LO17). */
export const LanguagePage = () => {
  const { locale } = useApp();
  const { account } = languageRoute.useRouteContext();
  const choose = async (chosen: string): Promise<void> => {
    if (!isLocale(chosen)) return;
    await run(ignoreOutcome(account.move({ locale: chosen })));
    window.location.assign(pathIn(chosen, "/account/language-setting"));
  };
  return (
    <Page
      title={<FormattedMessage id="accountPages.language.title" />}
      lead={<FormattedMessage id="accountPages.language.lead" />}
    >
      <Sheet>
        <LanguageField
          locale={locale}
          languages={LOCALES.map((one) => ({ locale: one, name: LANGUAGE_NAMES[one] }))}
          onLanguage={(chosen) => void choose(chosen)}
        />
      </Sheet>
    </Page>
  );
};

export const UnitsPage = () => {
  const { preferences } = useApp();
  const units = useUnits();
  return (
    <Page
      title={<FormattedMessage id="accountPages.units.title" />}
      lead={<FormattedMessage id="accountPages.units.lead" />}
    >
      <Sheet>
        <UnitFields units={units} onChoose={preferences.chooseUnits} />
      </Sheet>
    </Page>
  );
};
