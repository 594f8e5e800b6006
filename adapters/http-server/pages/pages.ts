import { addDays, isCalendarDate } from "@morsel/domain/calendar";
import { foodOfSlug, foodSlug } from "@morsel/domain/foods";
import { type Member } from "@morsel/domain/identity";
import { barePath, defaultTitleOf, pathIn, splitLocale } from "@morsel/domain/locales";
import { isSignedInOnly, signInRedirect } from "@morsel/domain/navigation";
import * as Effect from "effect/Effect";
import type { ShellQuery } from "../../http-contract/shared/shell-state.ts";
import type { Answer, RequestContext } from "../requests/request-context.ts";
import { pathOf } from "../requests/request-context.ts";
import type { App } from "../platform/app.ts";
import type { PageAssets } from "./page-assets.ts";
import { isHttps } from "../requests/origin.ts";
import { headersOfPage, newNonce } from "../responses/security-headers.ts";
import { type ColorScheme, renderShell, type ShellRequest } from "./shell.ts";
import { writeDay } from "../../http-contract/diary/encode.ts";
import { writeFood } from "../../http-contract/foods/encode.ts";
import { writeMe } from "../identity/user-codec.ts";

/** Sources of the build that each page is made of, fetched along with the entry. */
const MODULES: readonly (readonly [pattern: RegExp, modules: readonly string[]])[] = [
  [/^\/(logged-in-homepage(-v2)?)?$/, ["features/home/pages/home-page.tsx"]],
  [/^\/food\/diary$/, ["features/diary/pages/food-diary-page.tsx"]],
  [/^\/food\/quick-add$/, ["features/diary/pages/quick-add-page.tsx"]],
  [
    /^\/(nutrition-facts-calories|food\/calorie-chart-nutrition-facts)$/,
    ["features/foods/pages/food-database-page.tsx"],
  ],
  [/^\/(nutrition-facts-calories|food\/calorie-chart-nutrition-facts)\/[^/]+$/, ["features/foods/pages/food-page.tsx"]],
  [/^\/account\/login$/, ["features/identity/pages/login-page.tsx"]],
  [
    /^\/account\/create(\/.*)?$/,
    ["features/identity/pages/sign-up-frame.tsx", "features/identity/pages/sign-up-pages.tsx"],
  ],
  [/^\/account\/my-goals$/, ["features/goals/pages/goals-page.tsx"]],
  [/^\/account\/settings$/, ["features/identity/pages/settings-page.tsx"]],
  [/^\/account\/diary-settings$/, ["features/diary-settings/pages/diary-settings-page.tsx"]],
  [/^\/account\/logout$/, ["features/identity/pages/logout-page.tsx"]],
  [/^\/(terms-of-service|privacy-policy)$/, ["features/legal/pages/legal-pages.tsx"]],
];

/** The words of these pages are a chunk of their own, beside the ones that every page needs. */
const MORE_WORDS =
  /^\/(account\/(login|logout|create|settings|diary-settings|my-goals)|nutrition-facts-calories|food\/(quick-add|calorie-chart-nutrition-facts)|terms-of-service|privacy-policy)(\/|$)/;

/** Of a path without its locale. With the words of the reader's language, so that nothing waits for a second round. */
export const modulesOf = (path: string, locale: string, isMember: boolean): readonly string[] => {
  const isHome = /^\/(logged-in-homepage(-v2)?)?$/.test(path);
  const words = `virtual:morsel-messages/${locale}`;
  return [
    words,
    ...(MORE_WORDS.test(path) || (isHome && !isMember) ? [`${words}/more`] : []),
    ...(isHome ? [isMember ? "features/home/pages/member-home.tsx" : "features/landing/pages/landing-page.tsx"] : []),
    ...(MODULES.find(([pattern]) => pattern.test(path))?.[1] ?? []),
  ];
};

/** The page that says that there is none. */
export const NO_SUCH_PAGE = "/404";

const FOOD_PAGE = /^\/(?:nutrition-facts-calories|food\/calorie-chart-nutrition-facts)\/([^/]+)$/;
const DAY_PAGE = /^\/(?:food\/diary|logged-in-homepage(?:-v2)?)?$/;

const schemeIn = (cookies: ReadonlyMap<string, string>): ColorScheme => {
  const chosen = cookies.get("morsel-color-scheme");
  return chosen === "light" || chosen === "dark" ? chosen : "auto";
};

type Known = {
  readonly query: readonly ShellQuery[];
  readonly title?: string;
  readonly isMissing?: boolean;
  /** The page's own address, without locale, where another one leads to it too. */
  readonly address?: string;
};
const NOTHING: Known = { query: [] };

/** What the page at a path will ask first, answered already. */
const firstQuery = Effect.fnUntraced(function* (
  app: App,
  path: string,
  facts: RequestContext,
  member: Member | undefined,
) {
  const [, slug] = FOOD_PAGE.exec(path) ?? [];
  if (slug !== undefined) {
    const id = foodOfSlug(slug);
    const food = id === undefined ? undefined : yield* app.foods.byId(id);
    if (food === undefined) return { query: [], isMissing: true };
    return {
      query: [{ key: ["food", food.id], data: writeFood(food) }],
      title: food.description,
      address: path.slice(0, -slug.length) + foodSlug(food),
    } satisfies Known;
  }
  if (member === undefined || !DAY_PAGE.test(path)) return NOTHING;
  const wished = new URLSearchParams(facts.call.target.split("?")[1]).get("date");
  const date = isCalendarDate(wished) ? wished : yield* app.today(member);
  // The diary's empty slots offer what they held the day before: without it they would grow after the first paint.
  const dates = barePath(path) === "/food/diary" ? [date, addDays(date, -1)] : [date];
  const views = yield* Effect.forEach(dates, (day) => app.readDay({ member: member.id, date: day }));
  return { query: views.map((view) => ({ key: ["day", view.day.date], data: writeDay(view) })) } satisfies Known;
});

export type Pages = {
  /** With who asks and the page's first answers inside. */
  readonly whole: (facts: RequestContext) => Effect.Effect<Answer>;
  /** With nothing inside, for when nothing can be known: the page asks for itself, and says what it could not have. */
  readonly empty: (facts: RequestContext, status: 500 | 503) => Effect.Effect<Answer>;
};

/** Every address that is neither a file nor the API is the page: its shell, with what it needs inside. */
export const makePages = (app: App, assetsOf: (modules: readonly string[]) => PageAssets): Pages => {
  const shell = (
    { call, origin, cookies }: RequestContext,
    status: number,
    inside: Pick<ShellRequest, "state"> & { readonly title?: string; readonly address?: string },
  ): Answer => {
    const nonce = newNonce();
    const path = pathOf(call.target);
    const { locale } = splitLocale(path);
    const { address, ...shown } = inside;
    const isMember = inside.state !== undefined && inside.state.session !== null;
    const body = renderShell({
      title: defaultTitleOf(path).text,
      ...shown,
      locale,
      path: address === undefined ? path : pathIn(locale, address),
      origin,
      nonce,
      colorScheme: schemeIn(cookies),
      assets: assetsOf(modulesOf(barePath(path), locale, isMember)),
    });
    return {
      status,
      headers: {
        ...headersOfPage(nonce, isHttps(origin)),
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
      },
      body,
    };
  };

  return {
    whole: (facts) =>
      Effect.gen(function* () {
        const { call, origin, session } = facts;
        const path = pathOf(call.target);
        const bare = barePath(path);
        const member = session === undefined ? undefined : yield* app.members.byId(session.member);
        if (member === undefined && isSignedInOnly(path)) {
          const headers = {
            ...headersOfPage(newNonce(), isHttps(origin)),
            "cache-control": "no-store",
            location: signInRedirect(call.target),
          };
          return { status: 302, headers, body: undefined };
        }
        const known: Known = yield* firstQuery(app, bare, facts, member);
        const isMissing =
          known.isMissing === true || (defaultTitleOf(path).key === "title.404" && known.title === undefined);
        const { locale } = splitLocale(path);
        return shell(facts, isMissing && bare !== NO_SUCH_PAGE ? 404 : 200, {
          ...(known.title === undefined ? {} : { title: known.title }),
          ...(known.address === undefined ? {} : { address: known.address }),
          state: {
            session: member === undefined ? null : writeMe(member, yield* app.settings.of(member.id)),
            locale,
            query: known.query,
          },
        });
      }),
    empty: (facts, status) => Effect.sync(() => shell(facts, status, { state: undefined })),
  };
};
