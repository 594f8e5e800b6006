import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { AppContext } from "../../../composition/app-context.ts";
import { DatabaseScreen } from "../components/database-screen.tsx";
import { foodPath } from "../food-path.ts";
import { useLatest } from "../../../hooks/use-latest.ts";

/** The food database, in the open and for members alike; `?q=` holds what is searched. */
export const FoodDatabasePage = () => {
  const router = useRouter();
  const { foods, sessionWatch }: AppContext = router.options.context;
  const isMember = useLatest(sessionWatch.status$, sessionWatch.current()).status === "authenticated";
  const { q = "" } = useSearch({ strict: false });
  const navigate = useNavigate();
  const onText = useCallback(
    (text: string) =>
      void navigate({ to: ".", search: text === "" ? {} : { q: text }, replace: true, resetScroll: false }),
    [navigate],
  );
  return <DatabaseScreen foods={foods} text={q} onText={onText} pathOf={(food) => foodPath(food, isMember)} />;
};
