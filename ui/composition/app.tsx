import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { DiarySettingsProvider } from "../settings/diary-settings.tsx";
import { WeekStartProvider } from "../settings/week-start.tsx";
import { EnergyUnitProvider, HiddenEnergyProvider } from "../figures/figures.tsx";
import { diarySettingsOf, visibleDiarySettings, weekStartOf } from "../hooks/diary-settings-of.ts";
import { useLatest } from "../hooks/use-latest.ts";
import { IntlRoot } from "../i18n/provider.tsx";
import { UnitsProvider } from "../i18n/units.tsx";
import { ErrorBoundary } from "../shell/errors/error-boundary.tsx";
import { LazyErrorPage } from "../shell/errors/error-pages.tsx";
import { releaseLateParts } from "../shell/lazy/until-usable.ts";
import { ThemeRoot } from "../theme/theme-root.tsx";
import type { AppContext } from "./app-context.ts";
import type { makeRouter } from "./router.ts";

export type AppProps = {
  readonly context: AppContext;
  readonly router: ReturnType<typeof makeRouter>;
  readonly nonce?: string;
};

/** The pages, inside of a theme and a language. The boundary catches what the page's own could not: a failure of the shell. */
export const Pages = ({ context, router }: Omit<AppProps, "nonce">) => {
  const { preferences, sessionWatch } = context;
  const session = useLatest(sessionWatch.status$, sessionWatch.current());
  const settings = visibleDiarySettings(diarySettingsOf(session));
  const units = useLatest(preferences.units$, preferences.units());
  return (
    <ErrorBoundary resetKey="" fallback={<LazyErrorPage />} onError={(problem) => context.report(problem)}>
      <UnitsProvider value={units}>
        <EnergyUnitProvider value={units.energy}>
          <HiddenEnergyProvider value={settings.dashboard.hidden.includes("energy")}>
            <DiarySettingsProvider value={settings}>
              <WeekStartProvider value={weekStartOf(session)}>
                <QueryClientProvider client={context.queries}>
                  <RouterProvider router={router} />
                </QueryClientProvider>
              </WeekStartProvider>
            </DiarySettingsProvider>
          </HiddenEnergyProvider>
        </EnergyUnitProvider>
      </UnitsProvider>
    </ErrorBoundary>
  );
};

export const App = ({ context, router, nonce = "" }: AppProps) => {
  const { preferences } = context;
  // From here on the page responds to its visitor. The mark is for measurements from outside.
  useEffect(() => {
    performance.mark("morsel-usable");
    releaseLateParts();
  }, []);
  return (
    <IntlRoot intl={context.intl}>
      <ThemeRoot scheme={preferences.colorScheme()} onScheme={preferences.chooseColorScheme} nonce={nonce}>
        <Pages context={context} router={router} />
      </ThemeRoot>
    </IntlRoot>
  );
};
