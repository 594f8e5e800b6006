import { moduleOf } from "@morsel/adapters/composition/container";
import { provideClient } from "@morsel/adapters/composition/provide-client";
import type { ApiClient } from "@morsel/adapters/http-contract/shared/call";
import type { Token } from "@morsel/application/platform/token";
import type { ContainerModule } from "inversify";

/** The module of one such port, which the page fetches with the first route that needs it. */
export const clientModule = <A>(port: Token<A>, make: (api: ApiClient) => A): ContainerModule =>
  moduleOf((bindings) => provideClient(bindings, port, make));
