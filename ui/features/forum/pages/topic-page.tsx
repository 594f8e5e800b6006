import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { TopicScreen } from "../components/topic-screen.tsx";
import { useReader } from "./use-reader.ts";

const route = getRouteApi("/forum/$topic");

/** /forum/{id}: a topic with its posts. */
export const TopicPage = () => {
  const { toasts, device } = useApp();
  const { forum } = route.useRouteContext();
  const { topic } = route.useParams();
  const reader = useReader();
  return <TopicScreen key={topic} id={topic} reader={reader} forum={forum} toasts={toasts} newId={device.newId} />;
};
