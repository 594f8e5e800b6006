import { token } from "../../platform/token.ts";

/** How a network's script comes into the page. */
export interface AdScripts {
  /** Once for each address; a script that is there stays until the next page load. */
  readonly load: (address: string) => void;
}

export const AdScripts = token<AdScripts>("AdScripts");
