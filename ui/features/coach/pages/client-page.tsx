import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { ClientScreen } from "../components/client-screen.tsx";

const route = getRouteApi("/friends/clients/$username");

/** /friends/clients/{username}: what a client shares with the coach. */
export const ClientPage = () => {
  const { device } = useApp();
  const { coach } = route.useRouteContext();
  const { username } = route.useParams();
  const { date } = route.useSearch();
  const navigate = route.useNavigate();
  const today = device.today();
  return (
    <ClientScreen
      key={username}
      coach={coach}
      username={username}
      newId={device.newId}
      date={date ?? today}
      today={today}
      onDate={(next) => void navigate({ search: { date: next === today ? undefined : next } })}
    />
  );
};
