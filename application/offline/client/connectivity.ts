import { token } from "../../platform/token.ts";

/** Tells if the browser believes that it has a network, as it changes, until the call that `watch` answers is called. */
export interface Connectivity {
  readonly isOnline: () => boolean;
  readonly watch: (changed: () => void) => () => void;
}

export const Connectivity = token<Connectivity>("Connectivity");
