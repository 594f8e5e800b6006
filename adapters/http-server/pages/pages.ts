import { CurrentLanguage } from "@morsel/application/platform/current-language";
import type { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import type { Site } from "@morsel/application/pages/client/site";
import type { ReadAnnouncement } from "@morsel/application/back-office/announce";
import type { Clock } from "@morsel/application/platform/clock";
import { announcementNow, type ShownAnnouncement } from "@morsel/domain/back-office";
import type { FirstData, FirstDataRequest, FirstDataSource, Reader, StructuredData } from "../platform/first-data.ts";
import type { Member } from "@morsel/domain/identity";
import { barePath, defaultTitleOf, type Locale, pathIn, splitLocale } from "@morsel/domain/locales";
import { isPersonalPage, isSignedInOnly, redirectOf, signInRedirect } from "@morsel/domain/navigation";
import * as Effect from "effect/Effect";
import type { ShellState } from "../../http-contract/pages/shell-state.ts";
import { type Answer, type RequestContext, pathOf } from "../requests/request-context.ts";
import { compressPage } from "./static/compressed-page.ts";
import type { PageAssets, PageView } from "./page-assets.ts";
import { announcementHtml, CLOSED_ANNOUNCEMENT, type AnnouncementWords } from "./announcement.ts";
import type { PageHead } from "./page-heads.ts";
import { breadcrumbs } from "./structured-data.ts";
import type { PrerenderedView } from "./prerendered.ts";
import { isHttps } from "../requests/origin.ts";
import { headersOfPage, newNonce } from "../responses/security-headers.ts";
import { otherOrigins } from "./other-origins.ts";
import type { SiteOf } from "../platform/site-of.ts";
import { type ColorScheme, renderShell, type ShellRequest } from "./shell.ts";
import { writeMe } from "../identity/user/user-codec.ts";

/** The page for addresses that do not exist. */
export const NO_SUCH_PAGE = "/404";

const schemeIn = (cookies: ReadonlyMap<string, string>): ColorScheme => {
  const chosen = cookies.get("morsel-color-scheme");
  return chosen === "light" || chosen === "dark" ? chosen : "auto";
};

const NOTHING: FirstData = { query: [] };

const stateText = (
  { session, locale, session_poll: poll, site }: Omit<ShellState, "query">,
  query: readonly string[],
): string =>
  `{"session":${JSON.stringify(session)},"locale":"${locale}","site":${JSON.stringify(site)}${poll === undefined ? "" : `,"session_poll":${poll}`},"query":[${query.join(",")}]}`;

/** Services that the pages need from the rest of the server. */
export type PagePorts = {
  readonly settings: DiarySettingsStore;
  readonly firstData: readonly FirstDataSource[];
  /** ID16: by how many seconds pages ask who is signed in, where the operator sets it. */
  readonly sessionPollSeconds?: number | undefined;
  readonly siteOf: SiteOf;
  readonly announcement: ReadAnnouncement;
  readonly clock: Clock;
};

/** Files that the build left for pages. */
export type BuiltPages = {
  readonly assetsOf: (view: PageView) => PageAssets;
  readonly headOf: (path: string, locale: Locale) => PageHead;
  readonly wordOf: (key: string, locale: Locale) => string | undefined;
  readonly prerendered: (view: PrerenderedView) => string | undefined;
  readonly announcementWords: (locale: Locale) => AnnouncementWords;
};

const firstOf = (sources: readonly FirstDataSource[], request: FirstDataRequest): Effect.Effect<FirstData> => {
  for (const source of sources) {
    const found = source(request);
    if (found !== undefined) return found;
  }
  return Effect.succeed(NOTHING);
};

export type Pages = {
  /** With who asks and the page's first answers inside. */
  readonly whole: (facts: RequestContext) => Effect.Effect<Answer>;
  /** With nothing inside, for when nothing can be known: the page asks for itself, and says what it could not have. */
  readonly empty: (facts: RequestContext, status: 500 | 503) => Effect.Effect<Answer>;
};

/** Every address that is neither a file nor the API is the page: its shell, with what it needs inside. */
export const makePages = (
  { settings, firstData, sessionPollSeconds, siteOf, announcement, clock }: PagePorts,
  { assetsOf, headOf, wordOf, prerendered, announcementWords }: BuiltPages,
): Pages => {
  const shell = (
    { call, origin, cookies }: RequestContext,
    status: number,
    inside: Pick<ShellRequest, "state"> & {
      readonly isMember: boolean;
      readonly title?: string;
      readonly address?: string;
      readonly site?: Site;
      readonly isHidden?: boolean;
      readonly isUnlisted?: boolean;
      readonly feeds?: readonly string[];
      readonly structured?: readonly StructuredData[];
      readonly announced?: ShownAnnouncement | undefined;
    },
  ): Answer => {
    const nonce = newNonce();
    const path = pathOf(call.target);
    const { locale } = splitLocale(path);
    const { address, isMember, site, isHidden = false, isUnlisted = false, announced, ...shown } = inside;
    const assets = assetsOf({ path: isHidden ? NO_SUCH_PAGE : barePath(path), locale, isMember });
    const scheme = schemeIn(cookies);
    // Links of a page with a query, such as the address to return to, contain it, so it cannot be prerendered.
    const hasQuery = call.target.includes("?");
    const words =
      isMember || hasQuery || site === undefined
        ? undefined
        : prerendered({ locale, address: barePath(path), scheme, site });
    const body = renderShell({
      ...headOf(isHidden ? pathIn(locale, NO_SUCH_PAGE) : path, locale),
      ...shown,
      siteName: site?.name,
      isListed: status === 200 && assets.isOpen && !isUnlisted && !isPersonalPage(path),
      locale,
      path: address === undefined ? path : pathIn(locale, address),
      origin,
      nonce,
      colorScheme: scheme,
      assets,
      words,
      announcement:
        announced === undefined
          ? undefined
          : announcementHtml(announced, announcementWords(locale), { nonce, isHttps: isHttps(origin) }),
    });
    const headers = {
      ...headersOfPage(nonce, isHttps(origin), site === undefined ? undefined : otherOrigins(site)),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    };
    return compressPage({ status, headers, body }, call.headers["accept-encoding"]);
  };

  /** W629 */
  const structuredOf = ({ trail = [], structured = [] }: FirstData, origin: string, locale: Locale) => {
    if (trail.length === 0) return structured;
    const places = trail.map(({ path, name, key }) => ({
      url: origin + pathIn(locale, path),
      name: name ?? (key === undefined ? undefined : wordOf(key, locale)) ?? headOf(path, locale).title,
    }));
    return [...structured, breadcrumbs(places)];
  };

  const redirectTo = (origin: string, location: string): Answer => ({
    status: 302,
    headers: { ...headersOfPage(newNonce(), isHttps(origin)), "cache-control": "no-store", location },
    body: undefined,
  });

  const readerOf = (member: Member): Effect.Effect<Reader> =>
    Effect.map(settings.of(member.id), (chosen) => ({ member, settings: chosen }));

  /** BO5: inside of an app there is room for the page alone. */
  const announcedTo = ({ cookies }: RequestContext, site: Site, locale: Locale) =>
    site.isWebView
      ? Effect.succeed(undefined)
      : Effect.zipWith(announcement, clock.now, (found, now) =>
          announcementNow(found, { locale, now, closed: cookies.get(CLOSED_ANNOUNCEMENT) }),
        );

  return {
    whole: (facts) =>
      Effect.gen(function* () {
        const { call, origin, session } = facts;
        const path = pathOf(call.target);
        const bare = barePath(path);
        const reader = session === undefined ? undefined : yield* readerOf(session.member);
        if (reader === undefined && isSignedInOnly(path)) return redirectTo(origin, signInRedirect(call.target));
        const leadsTo = redirectOf(path);
        if (leadsTo !== undefined) return redirectTo(origin, pathIn(splitLocale(path).locale, leadsTo));
        const { locale } = splitLocale(path);
        const first = firstOf(firstData, { path: bare, context: facts, reader });
        const known = yield* Effect.provideService(first, CurrentLanguage, locale);
        if (known.redirect !== undefined) return redirectTo(origin, known.redirect);
        const isMissing =
          known.isMissing === true ||
          known.isHidden === true ||
          (defaultTitleOf(path).key === "title.404" && known.title === undefined);
        const site = yield* siteOf(facts, session?.member, locale);
        return shell(facts, isMissing ? 404 : 200, {
          ...(known.title === undefined ? {} : { title: known.title }),
          ...(known.address === undefined ? {} : { address: known.address }),
          ...(known.isHidden === true ? { isHidden: true } : {}),
          ...(known.isUnlisted === true ? { isUnlisted: true } : {}),
          ...(isMissing ? {} : { feeds: known.feeds ?? [], structured: structuredOf(known, facts.origin, locale) }),
          isMember: reader !== undefined,
          site,
          announced: yield* announcedTo(facts, site, locale),
          state: stateText(
            {
              session: reader === undefined ? null : writeMe(reader.member, reader.settings),
              locale,
              site,
              ...(sessionPollSeconds === undefined ? {} : { session_poll: sessionPollSeconds }),
            },
            known.query,
          ),
        });
      }),
    empty: (facts, status) => Effect.sync(() => shell(facts, status, { isMember: false, state: undefined })),
  };
};
