import type { Captcha } from "@morsel/application/captcha/captcha";
import { announcementFor, BANNER_FLAG, flagsFor } from "@morsel/domain/eligibility";
import type { Entitlements } from "@morsel/application/eligibility/entitlements";
import type { Memberships } from "@morsel/application/eligibility/membership-facts";
import type { ReadFlags } from "@morsel/application/eligibility/read-flags";
import { viewerPlace, type Member } from "@morsel/domain/identity";
import { hasAnalyticsSink, type MeasuringSettings } from "@morsel/domain/analytics";
import type { ReadSettings } from "@morsel/application/site-settings/read-settings";
import type { PageSettings } from "@morsel/domain/site-settings";
import { type ConsentPlatform, type Site, UNKNOWN_SITE } from "@morsel/application/pages/client/site";
import { token } from "@morsel/application/platform/token";
import type { Locale } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import type { Log } from "./log.ts";
import { inAppOf } from "../requests/in-app.ts";
import type { RequestContext } from "../requests/request-context.ts";

/** The operator's settings of the pages, as the server was started. */
export type SiteSettings = PageSettings & {
  /** FO15: shared with the outside forum; never in a page. */
  readonly forumSecret?: string | undefined;
  readonly measuring: MeasuringSettings;
  readonly cmp: ConsentPlatform | undefined;
  /** The header in which the proxy before the server says the country. */
  readonly countryHeader: string;
  readonly stateHeader: string;
  /** Trusts the headers of a proxy that the operator declared. */
  readonly believesHeaders: boolean;
};

export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  blog: "",
  follow: [],
  download: undefined,
  ads: "house",
  adScript: undefined,
  measuring: {},
  cmp: undefined,
  countryHeader: "cloudfront-viewer-country",
  stateHeader: "cloudfront-viewer-country-region",
  believesHeaders: false,
};
export const SiteSettings = token<SiteSettings>("SiteSettings");

/** ID29: it counts before what the edge says. */
const OVERRIDE_HEADER = "x-viewer-country";

export type SiteOf = (
  facts: Pick<RequestContext, "call" | "tokenSaysInApp">,
  member: Member | undefined,
  locale: Locale,
) => Effect.Effect<Site>;
export const SiteOf = token<SiteOf>("SiteOf");

/** Tells each page its viewer and the operator's settings. */
export const makeSiteOf = (ports: {
  readonly settings: SiteSettings;
  readonly now: ReadSettings;
  readonly flags: ReadFlags;
  readonly memberships: Memberships;
  readonly entitlements: Entitlements;
  readonly captcha: Captcha;
  readonly log: Log;
}): SiteOf => {
  const { measuring, cmp, ...headers } = ports.settings;
  const warned = new Set<unknown>();
  /** W204 */
  const bannerOf = (member: Member, locale: Locale, hasPremium: boolean): Effect.Effect<string | undefined> =>
    Effect.map(ports.flags, (flags) => {
      const viewer = { id: member.id, country: member.profile.country, locale, hasPremium };
      const banner = announcementFor(flagsFor(flags, viewer), locale);
      const flag = flags.get(BANNER_FLAG);
      if (banner._tag === "Unreadable" && !warned.has(flag)) {
        warned.add(flag);
        ports.log("warn", "the announcement banner cannot be read, and is hidden", { flag: BANNER_FLAG });
      }
      return banner._tag === "Shown" ? banner.message : undefined;
    });
  return Effect.fn("SiteOf")(function* (facts, member, locale) {
    const { headers: sent } = facts.call;
    const { pages, promptsOff, signUp, names } = yield* ports.now;
    const { blog, forum, follow, download, ads, adScript } = pages;
    const membership = member === undefined ? UNKNOWN_SITE.membership : yield* ports.memberships.of(member);
    const banner = member === undefined ? undefined : yield* bannerOf(member, locale, membership.hasPremium);
    return {
      ...inAppOf(facts),
      ...viewerPlace({
        override: sent[OVERRIDE_HEADER],
        edge: sent[headers.countryHeader],
        state: sent[headers.stateHeader],
        isBelieved: headers.believesHeaders,
      }),
      blog,
      follow,
      ads,
      hasAnalytics: hasAnalyticsSink(measuring),
      ...(hasAnalyticsSink(measuring) ? { measuring } : {}),
      ...(forum === undefined ? {} : { forum }),
      ...(cmp === undefined ? {} : { cmp }),
      ...(banner === undefined ? {} : { banner }),
      ...(promptsOff.length === 0 ? {} : { promptsOff }),
      ...(signUp.mode === "open" ? {} : { signUp: signUp.mode }),
      ...(names.site === "" ? {} : { name: names.site }),
      ...(names.operator === "" ? {} : { operator: names.operator }),
      ...(download === undefined ? {} : { download }),
      ...(adScript === undefined ? {} : { adScript }),
      ...(ports.captcha.widget === undefined ? {} : { captcha: ports.captcha.widget }),
      membership,
      locked: member === undefined ? UNKNOWN_SITE.locked : yield* ports.entitlements.lockedFor(member),
    };
  });
};
