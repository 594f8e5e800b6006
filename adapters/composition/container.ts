import type { Needs, Resolved, Token } from "@morsel/application/platform/token";
import { Container, ContainerModule, type ServiceIdentifier } from "inversify";

/** How a module says what stands behind a token; everything lives as long as its container. */
export type Bindings = {
  readonly constant: <A>(token: Token<A>, value: A) => void;
  /** Made once, when it is first asked for, from what stands behind `needs`. */
  readonly provide: <A, const N extends Needs>(token: Token<A>, needs: N, make: (ports: Resolved<N>) => A) => void;
};

const identifier = <A>(token: Token<A>): ServiceIdentifier<A> => token as symbol;

export const moduleOf = (bind: (bindings: Bindings) => void): ContainerModule =>
  new ContainerModule((options) => {
    bind({
      constant: (token, value) => void options.bind(identifier(token)).toConstantValue(value),
      provide: (token, needs, make) => {
        const names = Object.keys(needs);
        options.bind(identifier(token)).toResolvedValue(
          (...ports: unknown[]) =>
            make(Object.fromEntries(names.map((name, i) => [name, ports[i]])) as Resolved<typeof needs>),
          names.map((name) => identifier(needs[name] as Token<unknown>)),
        );
      },
    });
  });

export const containerOf = (modules: readonly ContainerModule[]): Container => {
  // Without code made at run time, which the page's Content-Security-Policy forbids.
  const container = new Container({ defaultScope: "Singleton", jitless: true });
  container.load(...modules);
  return container;
};

export const resolve = <A>(container: Container, token: Token<A>): A => container.get(identifier(token));

export const resolveAll = <const N extends Needs>(container: Container, needs: N): Resolved<N> =>
  Object.fromEntries(Object.entries(needs).map(([name, token]) => [name, resolve(container, token)])) as Resolved<N>;
