import { type Bindings, moduleOf } from "@morsel/adapters/composition/container";
import { ApiClient } from "@morsel/adapters/http-contract/shared/call";
import type { Token } from "@morsel/application/platform/token";
import type { ContainerModule } from "inversify";

/** Puts a concept's calls behind its port. */
export const provideClient = <A>({ provide }: Bindings, port: Token<A>, make: (api: ApiClient) => A): void =>
  provide(port, { api: ApiClient }, ({ api }) => make(api));

/** The module of one such port, which the page fetches with the first route that needs it. */
export const clientModule = <A>(port: Token<A>, make: (api: ApiClient) => A): ContainerModule =>
  moduleOf((bindings) => provideClient(bindings, port, make));
