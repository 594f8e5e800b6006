import type { Needs, Resolved } from "@morsel/application/platform/token";

/** The handlers of one group of endpoints, and the ports they are made of: a composition root brings the two together. */
export type HandlerDefinition<N extends Needs, L> = {
  /** The group's name in the contract. */
  readonly group: string;
  readonly needs: N;
  readonly make: (ports: Resolved<N>) => L;
};

export const defineHandlers = <const N extends Needs, L>(
  group: string,
  needs: N,
  make: (ports: Resolved<N>) => L,
): HandlerDefinition<N, L> => ({ group, needs, make });
