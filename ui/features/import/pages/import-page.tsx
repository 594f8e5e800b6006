import { getRouteApi } from "@tanstack/react-router";
import { diarySettingsOf } from "../../../hooks/diary-settings-of.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { ImportScreen } from "../components/import-screen.tsx";

const route = getRouteApi("/reports/import");

/** /reports/import */
export const ImportPage = () => {
  const { imports, device, sessionWatch } = route.useRouteContext();
  const session = useLatest(sessionWatch.status$, sessionWatch.current());
  return <ImportScreen imports={imports} newId={device.newId} slots={diarySettingsOf(session).slots} />;
};
