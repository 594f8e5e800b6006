import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { InvitationsScreen } from "../components/invitations-screen.tsx";

const route = getRouteApi("/invitations");

/** /invitations: received ones first, then those that were sent. */
export const InvitationsPage = () => {
  const { toasts } = useApp();
  const { friends, profiles } = route.useRouteContext();
  return <InvitationsScreen friends={friends} profiles={profiles} toasts={toasts} />;
};
