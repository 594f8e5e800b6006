import "./theme/styles.ts";
import { readSeed } from "@morsel/adapters/http-client/pages/shell-state";
import { isLocale, languageTag, splitLocale } from "@morsel/domain/locales";
import { PRERENDERED_ATTRIBUTE } from "@morsel/adapters/http-contract/pages/prerendered";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./composition/app.tsx";
import { browserContext } from "./composition/browser.ts";
import { watchForNewBuild } from "./composition/new-build.ts";
import { isAsPrerendered } from "./composition/as-prerendered.ts";
import { isElsewhere, makeRouter } from "./composition/router.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { makeIntl } from "./i18n/provider.tsx";
import { regionalTag } from "./i18n/regional-tag.ts";
import { holdLateParts } from "./shell/lazy/until-usable.ts";

/** Long enough to end what one is typing. */
const NEW_BUILD_MS = 120_000;

/** Reads what the server's page knows, then paints: words, page and its data come together, nothing flickers. */
const start = async () => {
  holdLateParts();
  const seed = readSeed(document.getElementById("morsel-state")?.textContent);
  const locale = isLocale(seed?.locale) ? seed.locale : splitLocale(window.location.pathname).locale;
  const { messages, words } = await loadMessages(locale);
  const context = browserContext(window, seed, {
    locale,
    words,
    intlWith: (report) => makeIntl(regionalTag(languageTag(locale), navigator.languages), messages, report),
  });
  watchForNewBuild(window, () =>
    context.toasts.show({
      severity: "info",
      message: context.intl.formatMessage({ id: "shell.newBuild" }),
      duration: NEW_BUILD_MS,
      action: {
        label: context.intl.formatMessage({ id: "shell.reload" }),
        onUse: () => window.location.reload(),
      },
    }),
  );
  if (seed?.isOffline) await (await import("./composition/restore-offline.ts")).restoreOffline(context);
  const router = makeRouter(context, locale);
  // Before the first match: an address that is led to by another would lose its place on the page.
  if (isElsewhere(router)) await router.options.context.allRoutes();
  const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
  await router.load();
  const root = document.getElementById("root") ?? document.body.appendChild(document.createElement("div"));
  const app = <App context={context} router={router} {...(nonce === undefined ? {} : { nonce })} />;
  const isTakenOver = root.hasAttribute(PRERENDERED_ATTRIBUTE) && isAsPrerendered(context);
  if (isTakenOver) hydrateRoot(root, app, { onRecoverableError: (problem) => context.report(problem) });
  else createRoot(root).render(app);
  root.removeAttribute(PRERENDERED_ATTRIBUTE);
};

// Not awaited here: a page that is fetched meanwhile may stand on the same chunks as this module, and would wait for its end.
start().catch(window.reportError);
