import { AsyncLocalStorage } from "node:async_hooks";
import type { Call } from "../requests/request-context.ts";

/** The request that the running code belongs to. It names uncaught errors, which no effect and no stream reports. */
export const currentCall = new AsyncLocalStorage<Pick<Call, "method" | "target">>();
