import { BANNER_FLAG, bannerFor, type Banner } from "@morsel/domain/eligibility";
import { treatmentOf } from "@morsel/domain/reference";
import type { Locale } from "@morsel/domain/locales";
import type { Flag } from "./flag-store.ts";

/** W204, EL17, EL18: what the flag says for a language; a flag that is not set is off. */
export const announcementFor = (flags: ReadonlyMap<string, Flag>, locale: Locale): Banner => {
  const flag = flags.get(BANNER_FLAG);
  const treatments = flag === undefined ? {} : { [BANNER_FLAG]: flag.treatment };
  return bannerFor(flag?.config, locale, treatmentOf(BANNER_FLAG, treatments));
};
