import { getRouteApi } from "@tanstack/react-router";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp } from "../../../routes/use-app.ts";
import { SharedDiaryScreen } from "../components/shared-diary-screen.tsx";

const route = getRouteApi("/food/diary/$username");

/** /food/diary/{username}: also for visitors, where the owner shares the diary. */
export const SharedDiaryPage = () => {
  const { toasts, device, sessionWatch } = useApp();
  const { sharing } = route.useRouteContext();
  const { username } = route.useParams();
  const { date } = route.useSearch();
  const navigate = route.useNavigate();
  const { status } = useLatest(sessionWatch.status$, sessionWatch.current());
  const today = device.today();
  return (
    <SharedDiaryScreen
      key={username}
      sharing={sharing}
      toasts={toasts}
      newId={device.newId}
      username={username}
      date={date ?? today}
      today={today}
      isMember={status === "authenticated"}
      onDate={(next) => void navigate({ search: { date: next === today ? undefined : next } })}
    />
  );
};
