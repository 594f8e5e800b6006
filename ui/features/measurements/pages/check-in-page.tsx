import { getRouteApi } from "@tanstack/react-router";
import { CheckInScreen } from "../components/check-in-screen.tsx";

const route = getRouteApi("/measurements/check-in");

/** /measurements/check-in */
export const CheckInPage = () => {
  const { measurements, device, toasts } = route.useRouteContext();
  return <CheckInScreen measurements={measurements} device={device} toasts={toasts} />;
};
