import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp } from "../../../routes/use-app.ts";
import { AppsScreen } from "../components/apps-screen.tsx";
import { InstallScreen } from "../components/install-screen.tsx";
import { MyAppsScreen } from "../components/my-apps-screen.tsx";

export const AppsPage = () => <AppsScreen />;
export const IphonePage = () => <InstallScreen system="iphone" host={window.location.host} />;
export const AndroidPage = () => <InstallScreen system="android" host={window.location.host} />;

export const MyAppsPage = () => {
  const { sessionWatch } = useApp();
  const { status } = useLatest(sessionWatch.status$, sessionWatch.current());
  return <MyAppsScreen isSignedIn={status === "authenticated"} />;
};
