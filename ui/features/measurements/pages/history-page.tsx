import { getRouteApi } from "@tanstack/react-router";
import { HistoryScreen } from "../components/history-screen.tsx";
import { shownType } from "../queries.ts";

const route = getRouteApi("/measurements/edit");

/** /measurements/edit */
export const HistoryPage = () => {
  const { measurements, device, toasts } = route.useRouteContext();
  const { type } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <HistoryScreen
      measurements={measurements}
      device={device}
      toasts={toasts}
      type={shownType(type)}
      onType={(next) => void navigate({ search: { type: next }, replace: true })}
    />
  );
};
