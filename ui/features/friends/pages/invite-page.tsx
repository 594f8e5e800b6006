import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { InviteScreen } from "../components/invite-screen.tsx";

const route = getRouteApi("/friends/invite");

/** /friends/invite */
export const InvitePage = () => {
  const { device, toasts } = useApp();
  const { friends } = route.useRouteContext();
  return <InviteScreen friends={friends} toasts={toasts} newId={device.newId} />;
};
