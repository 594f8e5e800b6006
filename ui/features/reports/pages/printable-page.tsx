import { getRouteApi } from "@tanstack/react-router";
import { PrintableScreen } from "../components/printable-screen.tsx";

const route = getRouteApi("/reports/printable-diary/$username");

/** /reports/printable-diary/{username}: also for visitors, where the owner shares the diary. */
export const PrintablePage = () => {
  const { reports, device } = route.useRouteContext();
  const { username } = route.useParams();
  return <PrintableScreen key={username} reports={reports} username={username} today={device.today()} />;
};
