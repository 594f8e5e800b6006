import { SessionClient } from "@morsel/application/identity/client/session-client";
import { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { makeApiClient } from "../http-client/api-client.ts";
import { sessionClient } from "../http-client/identity/session-client.ts";
import { signInMethodsClient } from "../http-client/sign-in-methods/sign-in-methods-client.ts";
import { HttpTransport } from "../http-client/transport/http-transport.ts";
import { ApiClient } from "../http-contract/shared/call.ts";
import { moduleOf } from "./container.ts";

/** The page's client over the transport in memory; each concept's module puts its calls behind its port. */
export const memoryClients = moduleOf(({ provide }) => {
  provide(ApiClient, { wire: HttpTransport }, ({ wire }) => makeApiClient(wire));
  provide(SessionClient, { wire: HttpTransport }, ({ wire }) => sessionClient(wire));
  provide(SignInMethodsClient, { wire: HttpTransport }, ({ wire }) => signInMethodsClient(wire));
});
