import type { Prerendered } from "@morsel/adapters/http-contract/pages/prerendered";
import { LOCALES, languageTag, pathIn, type Locale } from "@morsel/domain/locales";
import { METRIC } from "@morsel/application/identity/client/shown-units";
import { UNKNOWN_SITE } from "@morsel/application/pages/client/site";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import * as Effect from "effect/Effect";
import { prerender } from "react-dom/static.browser";
import { NEVER } from "rxjs";
import { loadMessages } from "../i18n/load-messages.ts";
import { makeIntl } from "../i18n/provider.tsx";
import type { AppContext } from "./app-context.ts";
import { App } from "./app.tsx";
import { makeRouter } from "./router.ts";

/** The pages with which a visit begins; their words are written when the page is built. */
const PATHS = ["/", "/account/login"] as const;
const SCHEMES = ["auto", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

const fail = (problem: unknown): never => {
  throw problem;
};

/** Context of a page that is being written: every answer is known in advance, no server is asked, and nobody acts. */
const contextOf = async (locale: Locale, scheme: Scheme): Promise<AppContext> => {
  const { messages, words } = await loadMessages(locale);
  const known = {
    locale,
    words,
    intl: makeIntl(languageTag(locale), messages, fail),
    site: UNKNOWN_SITE,
    sessionWatch: { current: () => ({ status: "unauthenticated" }), status$: NEVER, refresh: Effect.void },
    left$: NEVER,
    preferences: { units$: NEVER, units: () => METRIC, colorScheme: () => scheme, chooseColorScheme: () => undefined },
    toasts: { open$: NEVER },
    queries: new QueryClient(),
    report: fail,
    provide: () => ({ methods: {}, passkeys: { isSupported: () => true } }),
  };
  return known as unknown as AppContext;
};

/** The router, as browsers run it, looks at its window once, when it is made; nothing else here may believe that there is one. */
const inAWindow = <A,>(make: () => A): A => {
  const nothing = () => undefined;
  const stand = { addEventListener: nothing, history: {} };
  const names = { ...stand, window: stand, document: stand, self: globalThis };
  Object.assign(globalThis, names);
  const made = make();
  for (const name of Object.keys(names)) Reflect.deleteProperty(globalThis, name);
  return made;
};

const written = async (locale: Locale, path: string, scheme: Scheme): Promise<string> => {
  const context = await contextOf(locale, scheme);
  const history = createMemoryHistory({ initialEntries: [pathIn(locale, path)] });
  const router = inAWindow(() => makeRouter(context, locale, history));
  await router.load();
  // In one piece: React would put the end of a long page into scripts, which the policy does not let run.
  const { prelude } = await prerender(<App context={context} router={router} />, {
    onError: fail,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  return html.includes("<script") ? fail(new Error(`${path} is not written in one piece`)) : html;
};

/** The HTML of these pages, by locale, path and scheme. */
export const prerendered = async (): Promise<Prerendered> => {
  const all: [string, string][] = [];
  for (const locale of LOCALES)
    for (const path of PATHS)
      for (const scheme of SCHEMES) all.push([`${locale} ${path} ${scheme}`, await written(locale, path, scheme)]);
  return Object.fromEntries(all);
};
