import { chosenReport, reportSearchIn, type ReportSearch } from "@morsel/application/reports/client/report-search";
import { shownSeries, type ReportSeriesId } from "@morsel/domain/reports";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useDiarySettings } from "../../../settings/diary-settings.tsx";
import { ReportScreen } from "../components/report-screen.tsx";

const route = getRouteApi("/reports");

const textOf = (search: ReportSearch): string =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** /reports, with what was chosen in its address. */
export const ReportsPage = () => {
  const { reports, measurements, device, sessionWatch, site } = route.useRouteContext();
  const asked = route.useSearch();
  const search = useMemo(() => reportSearchIn(asked), [asked]);
  const navigate = route.useNavigate();
  const session = sessionWatch.current();
  const { hidden } = useDiarySettings().dashboard;
  const chosen = chosenReport(search);
  const onChoose = useCallback(
    (change: ReportSearch) =>
      // From what the address says by then: a second choice may come before the page has drawn the first.
      void navigate({
        search: (before) => reportSearchIn({ ...before, ...change }),
        resetScroll: false,
        replace: true,
      }),
    [navigate],
  );
  const pathOf = useCallback(
    (series: ReportSeriesId) => `/reports?${textOf({ ...search, series, with: undefined })}`,
    [search],
  );
  return (
    <ReportScreen
      reports={reports}
      measurements={measurements}
      chosen={{ ...chosen, ...shownSeries(chosen, hidden) }}
      today={device.today()}
      username={session.status === "authenticated" ? session.me.username : undefined}
      isInsightsLocked={site.locked.includes("food_insights")}
      onChoose={onChoose}
      pathOf={pathOf}
    />
  );
};
