import { getRouteApi } from "@tanstack/react-router";
import { HistoryScreen } from "../components/history-screen.tsx";
import { requestedType } from "../queries.ts";

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
      type={requestedType(type)}
      onType={(next) => void navigate({ search: { type: next }, replace: true })}
    />
  );
};
