import { getRouteApi } from "@tanstack/react-router";
import { WebhooksScreen } from "../components/webhooks-screen.tsx";

const route = getRouteApi("/account/webhooks");

/** /account/webhooks */
export const WebhooksPage = () => {
  const { webhooks, device } = route.useRouteContext();
  return <WebhooksScreen webhooks={webhooks} newId={device.newId} />;
};
