import { makePushBrowser } from "@morsel/adapters/browser/push-browser";
import { moduleOf } from "@morsel/adapters/composition/container";
import { provideClient } from "@morsel/adapters/composition/provide-client";
import { pushClient } from "@morsel/adapters/http-contract/notifications/push-client";
import { PushBrowser, PushClient } from "@morsel/application/notifications/client/push-client";

/** The calls of devices that are told of news, and the browser that is asked to. */
export default moduleOf((bindings) => {
  bindings.provide(PushBrowser, {}, () => makePushBrowser(window));
  provideClient(bindings, PushClient, pushClient);
});
