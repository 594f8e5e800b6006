import { isListToken, type ListToken, type Needs, type Resolved, type Token } from "@morsel/application/platform/token";
import { Container, ContainerModule, type ResolvedValueInjectOptions, type ServiceIdentifier } from "inversify";

/** How a module says what stands behind a token; everything lives as long as its container. */
export type Bindings = {
  readonly constant: <A>(token: Token<A>, value: A) => void;
  /** Made once, when it is first asked for, from what stands behind `needs`. */
  readonly provide: <A, const N extends Needs>(token: Token<A>, needs: N, make: (ports: Resolved<N>) => A) => void;
  /** One value among those that other concepts contribute. */
  readonly contribute: <A>(list: ListToken<A>, value: A) => void;
  /** The same, made once from what stands behind `needs`. */
  readonly contributeFrom: <A, const N extends Needs>(
    list: ListToken<A>,
    needs: N,
    make: (ports: Resolved<N>) => A,
  ) => void;
};

const identifier = <A>(token: Token<A>): ServiceIdentifier<A> => token as symbol;

/** A list is there, though nobody contributes to it. */
const needOf = (token: Token<unknown>): ResolvedValueInjectOptions<unknown> =>
  isListToken(token)
    ? ({
        serviceIdentifier: identifier(token),
        isMultiple: true,
        optional: true,
      } as ResolvedValueInjectOptions<unknown>)
    : identifier(token);

export const moduleOf = (bind: (bindings: Bindings) => void): ContainerModule =>
  new ContainerModule((options) => {
    const bindTo = <A, N extends Needs>(
      name: ServiceIdentifier<A>,
      needs: N,
      make: (ports: Resolved<N>) => A,
    ): void => {
      const names = Object.keys(needs);
      options.bind(name).toResolvedValue(
        (...ports: unknown[]) =>
          make(
            Object.fromEntries(
              names.map((need, i) => [need, isListToken(needs[need] as symbol) ? (ports[i] ?? []) : ports[i]]),
            ) as Resolved<N>,
          ),
        names.map((need) => needOf(needs[need] as Token<unknown>)),
      );
    };
    bind({
      constant: (token, value) => void options.bind(identifier(token)).toConstantValue(value),
      provide: (token, needs, make) => bindTo(identifier(token), needs, make),
      contribute: (list, value) => void options.bind(list as symbol).toConstantValue(value),
      contributeFrom: (list, needs, make) =>
        bindTo(list as symbol as ServiceIdentifier<ReturnType<typeof make>>, needs, make),
    });
  });

export const containerOf = (modules: readonly ContainerModule[]): Container => {
  // Without code made at run time, which the page's Content-Security-Policy forbids.
  const container = new Container({ defaultScope: "Singleton", jitless: true });
  container.load(...modules);
  return container;
};

export const resolve = <A>(container: Container, token: Token<A>): A =>
  isListToken(token)
    ? (container.getAll(identifier(token), { optional: true }) as A)
    : container.get(identifier(token));

export const resolveAll = <const N extends Needs>(container: Container, needs: N): Resolved<N> =>
  Object.fromEntries(Object.entries(needs).map(([name, token]) => [name, resolve(container, token)])) as Resolved<N>;
