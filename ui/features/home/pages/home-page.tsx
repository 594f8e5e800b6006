import { lazy, Suspense } from "react";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp } from "../../../routes/use-app.ts";

const MemberHome = lazy(() => import("./member-home.tsx").then(({ MemberHome: page }) => ({ default: page })));
const LandingPage = lazy(() =>
  import("../../landing/pages/landing-page.tsx").then(({ LandingPage: page }) => ({ default: page })),
);

/** The same address for everyone: visitors see what Morsel is, members see their day. */
export const HomePage = () => {
  const { sessionWatch } = useApp();
  const { status } = useLatest(sessionWatch.status$, sessionWatch.current());
  if (status === "loading") return null;
  return <Suspense>{status === "authenticated" ? <MemberHome /> : <LandingPage />}</Suspense>;
};
