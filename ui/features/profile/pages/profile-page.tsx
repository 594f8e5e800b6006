import { pathIn } from "@morsel/domain/locales";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { profilePath } from "../../../sharing/member-link.tsx";
import { ProfileScreen } from "../components/profile-screen.tsx";

const route = getRouteApi("/profile/$username");

/** /profile/{username} */
export const ProfilePage = () => {
  const { toasts, device, locale, sessionWatch } = useApp();
  const { profiles, friends } = route.useRouteContext();
  const { username } = route.useParams();
  const router = useRouter();
  const go = useNavigateTo();
  const session = useLatest(sessionWatch.status$, sessionWatch.current());
  const rename = useCallback(
    (present: string) => router.history.replace(pathIn(locale, profilePath(present))),
    [router, locale],
  );
  return (
    <ProfileScreen
      key={username}
      username={username}
      isMember={session.status === "authenticated"}
      profiles={profiles}
      friends={friends}
      toasts={toasts}
      newId={device.newId}
      onRenamed={rename}
      onBlocked={() => go(pathIn(locale, "/friends"))}
    />
  );
};
