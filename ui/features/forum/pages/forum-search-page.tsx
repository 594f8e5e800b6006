import { pathIn } from "@morsel/domain/locales";
import { getRouteApi } from "@tanstack/react-router";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { ForumSearchScreen } from "../components/forum-search-screen.tsx";

const route = getRouteApi("/community/search");

/** /community/search: posts by their words; what was asked for stands in the address. */
export const ForumSearchPage = () => {
  const { locale } = useApp();
  const { forum } = route.useRouteContext();
  const { q = "" } = route.useSearch();
  const go = useNavigateTo();
  return (
    <ForumSearchScreen
      key={q}
      forum={forum}
      asked={q}
      onAsk={(text) => go(pathIn(locale, `/community/search?q=${encodeURIComponent(text.toWellFormed())}`))}
    />
  );
};
