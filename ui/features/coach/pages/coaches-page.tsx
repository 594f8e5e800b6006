import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { CoachesScreen } from "../components/coaches-screen.tsx";

const route = getRouteApi("/account/coaches");

/** /account/coaches */
export const CoachesPage = () => {
  const { toasts, device } = useApp();
  const { coach } = route.useRouteContext();
  return <CoachesScreen coach={coach} toasts={toasts} newId={device.newId} />;
};
