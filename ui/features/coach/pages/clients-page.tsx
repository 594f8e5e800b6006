import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { ClientsScreen } from "../components/clients-screen.tsx";

const route = getRouteApi("/friends/clients");

/** /friends/clients */
export const ClientsPage = () => {
  const { toasts } = useApp();
  const { coach } = route.useRouteContext();
  return <ClientsScreen coach={coach} toasts={toasts} />;
};
