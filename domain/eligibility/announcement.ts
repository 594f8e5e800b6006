import { BANNER_FLAG, bannerFor, type Banner } from "./banner.ts";
import { treatmentOf } from "../reference/index.ts";
import type { Locale } from "../locales/index.ts";
import type { Flag } from "./flags/flag.ts";

/** W204, EL17, EL18: the announcement for a language; a flag that is not set is off. */
export const announcementFor = (flags: ReadonlyMap<string, Flag>, locale: Locale): Banner => {
  const flag = flags.get(BANNER_FLAG);
  const treatments = flag === undefined ? {} : { [BANNER_FLAG]: flag.treatment };
  return bannerFor(flag?.config, locale, treatmentOf(BANNER_FLAG, treatments));
};
