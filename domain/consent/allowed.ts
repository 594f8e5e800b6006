import { lookUp } from "../lookup/index.ts";
import type { ConsentStatus } from "./frameworks.ts";

/** CO6: what needs consent: house ads need none and are not listed. */
export type Use = "ads" | "personalisedAds" | "analytics" | "marketing";

/**
 * CO6: the purposes of IAB TCF 2.2 that a use stands on: 1 store on the device, 2 select basic ads, 3 and 4 ad profiles, 7 measure
 * ads, 8 measure content, 9 understand audiences, 10 improve services.
 */
export const PURPOSES: Readonly<Record<Use, readonly number[]>> = {
  ads: [1, 2, 7],
  personalisedAds: [1, 2, 3, 4, 7],
  analytics: [1, 8, 9, 10],
  marketing: [1, 3, 4, 9],
};

/**
 * CO7: in California everything runs until the person opts out; a sale or sharing stops, measuring our own site does not. A network that
 * is asked for any notice learns of the visit, and without a contract as a service provider that is a sharing (California Civil Code
 * § 1798.140 (ah)): the string says that there is none (IAB US Privacy, fourth character N).
 */
const STOPPED_BY_OPT_OUT: readonly Use[] = ["ads", "personalisedAds", "marketing"];

/**
 * CO6: in Europe a use is allowed when each of its purposes is. CO7: in California unless opted out. CO9: elsewhere only what the
 * member allowed by name in the stored consents. Where both frameworks claim to apply, both must allow it.
 */
export const isUseAllowed = (
  use: Use,
  status: ConsentStatus,
  stored: Readonly<Record<string, boolean>> = {},
): boolean => {
  const { california, europe } = status;
  const needed = lookUp<readonly number[]>(PURPOSES, use);
  if (needed === undefined) return false;
  if (!california.applies && !europe.applies) return lookUp(stored, use) === true;
  const inEurope = !europe.applies || needed.every((purpose) => europe.purposes[purpose] === true);
  const hasId = california.id !== undefined && california.id.trim() !== "";
  const inCalifornia = !california.applies || (hasId && !(california.hasOptedOut && STOPPED_BY_OPT_OUT.includes(use)));
  return inEurope && inCalifornia;
};
