import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { NewsScreen } from "../components/news-screen.tsx";

const route = getRouteApi("/friends/news");

/** /friends/news */
export const NewsPage = () => {
  const { toasts, device } = useApp();
  const { news, profiles } = route.useRouteContext();
  return <NewsScreen news={news} profiles={profiles} toasts={toasts} newId={device.newId} />;
};
