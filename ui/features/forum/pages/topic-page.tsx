import { firstShownPost } from "@morsel/domain/forum";
import { getRouteApi, useRouterState } from "@tanstack/react-router";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "../../../routes/use-app.ts";
import { useTabTitle } from "../../../routes/use-tab-title.ts";
import { TopicScreen } from "../components/topic-screen.tsx";
import { topicQuery } from "../queries.ts";
import { useReader } from "./use-reader.ts";

const route = getRouteApi("/community/topics/$topic");

/** /community/topics/{id}: a topic with its posts. */
export const TopicPage = () => {
  const { toasts, device } = useApp();
  const { forum } = route.useRouteContext();
  const { topic } = route.useParams();
  const reader = useReader();
  // The address that stands: on the way to another page the router knows the next one already.
  const hash = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).hash });
  const after = firstShownPost(hash) - 1;
  useTabTitle(useInfiniteQuery(topicQuery(forum, topic, after)).data?.pages[0]?.topic.title);
  return (
    <TopicScreen
      key={`${topic} ${after}`}
      id={topic}
      after={after}
      hash={hash}
      reader={reader}
      forum={forum}
      toasts={toasts}
      newId={device.newId}
    />
  );
};
