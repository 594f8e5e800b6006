import type { Use } from "@morsel/domain/consent";
import { token } from "./token.ts";

/** W236: how scripts of others come into the page. What came stays until the next page load. */
export interface ThirdPartyScripts {
  /** Once for each address; the use is what consent was given to. */
  readonly load: (use: Use, address: string) => void;
  /** For which uses something came. */
  readonly loaded: () => readonly Use[];
}

export const ThirdPartyScripts = token<ThirdPartyScripts>("ThirdPartyScripts");
