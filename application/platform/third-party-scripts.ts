import { token } from "./token.ts";

/** W236: how scripts of others come into the page. What came stays until the next page load. */
export interface ThirdPartyScripts {
  /** Once for each address. */
  readonly load: (address: string) => void;
  readonly isAnyLoaded: () => boolean;
}

export const ThirdPartyScripts = token<ThirdPartyScripts>("ThirdPartyScripts");
