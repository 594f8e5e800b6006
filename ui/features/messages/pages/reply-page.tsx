import { getRouteApi } from "@tanstack/react-router";
import { pathIn } from "@morsel/domain/locales";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { ThreadScreen } from "../components/thread-screen.tsx";

const route = getRouteApi("/messages/reply");

/** /messages/reply?message=…: a thread, and an answer to it. */
export const ReplyPage = () => {
  const { toasts, device, locale } = useApp();
  const { messages, friends, profiles } = route.useRouteContext();
  const { message = "" } = route.useSearch();
  const go = useNavigateTo();
  return (
    <ThreadScreen
      key={message}
      id={message}
      messages={messages}
      friends={friends}
      profiles={profiles}
      toasts={toasts}
      newId={device.newId}
      onGone={() => go(pathIn(locale, "/messages"))}
    />
  );
};
