import { makeApiClient } from "@morsel/adapters/http-client/api-client";
import { makeHttpTransport } from "@morsel/adapters/http-client/transport/http-transport";
import type { ApiClient } from "@morsel/adapters/http-contract/shared/call";

/** The page's own client over `fetch`. */
export const apiOver = (...how: Parameters<typeof makeHttpTransport>): ApiClient =>
  makeApiClient(makeHttpTransport(...how));
