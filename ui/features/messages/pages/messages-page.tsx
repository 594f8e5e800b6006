import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { MailboxScreen } from "../components/mailbox-screen.tsx";

const route = getRouteApi("/messages");

/** /messages: inbox, sent messages and drafts. */
export const MessagesPage = () => {
  const { toasts, device } = useApp();
  const { messages, friends, profiles } = route.useRouteContext();
  const { folder = "inbox" } = route.useSearch();
  return (
    <MailboxScreen
      key={folder}
      view={folder}
      messages={messages}
      friends={friends}
      profiles={profiles}
      toasts={toasts}
      newId={device.newId}
    />
  );
};
