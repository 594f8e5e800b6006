import type { Token } from "@morsel/application/platform/token";
import { ApiClient } from "../http-contract/shared/call.ts";
import type { Bindings } from "./container.ts";

/** Puts a concept's calls behind its port of the page. */
export const provideClient = <A>({ provide }: Bindings, port: Token<A>, make: (api: ApiClient) => A): void =>
  provide(port, { api: ApiClient }, ({ api }) => make(api));
