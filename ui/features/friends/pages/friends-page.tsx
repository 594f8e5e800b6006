import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { FriendsScreen } from "../components/friends-screen.tsx";

const route = getRouteApi("/friends");

/** /friends */
export const FriendsPage = () => {
  const { toasts } = useApp();
  const { friends, profiles } = route.useRouteContext();
  return <FriendsScreen friends={friends} profiles={profiles} toasts={toasts} />;
};
