import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp } from "../../../routes/use-app.ts";
import { BmrScreen } from "../components/bmr-screen.tsx";

export const BmrPage = () => {
  const { preferences, sessionWatch } = useApp();
  const { status } = useLatest(sessionWatch.status$, sessionWatch.current());
  return <BmrScreen isSignedIn={status === "authenticated"} onUnits={preferences.chooseUnits} />;
};
