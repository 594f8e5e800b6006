import { getRouteApi } from "@tanstack/react-router";
import { NotificationsScreen } from "../components/notifications-screen.tsx";

const route = getRouteApi("/account/notifications");

/** /account/notifications */
export const NotificationsPage = () => {
  const { push, browser, toasts } = route.useRouteContext();
  return <NotificationsScreen push={push} browser={browser} toasts={toasts} />;
};
