import { token } from "./token.ts";

/** Keeps from others what this server gives out of its hands, or writes where others may read (ID82). */
export interface Sealing {
  /** `context` is what it is sealed for: it opens for nothing else. */
  readonly seal: (text: string, context: string) => string;
  /** Undefined for anything forged, damaged, or sealed for something else. */
  readonly open: (
    sealed: string,
    context: string,
  ) => { readonly text: string; readonly isOfEarlierSecret: boolean } | undefined;
}

export const Sealing = token<Sealing>("Sealing");
