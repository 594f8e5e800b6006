import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { BlockedScreen } from "../components/blocked-screen.tsx";

const route = getRouteApi("/blocked-users");

/** /blocked-users */
export const BlockedPage = () => {
  const { toasts } = useApp();
  const { friends } = route.useRouteContext();
  return <BlockedScreen friends={friends} toasts={toasts} />;
};
