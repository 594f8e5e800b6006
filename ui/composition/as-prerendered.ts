import { languageTag } from "@morsel/domain/locales";
import type { AppContext } from "./app-context.ts";

/** With a sign between thousands, which regions of one language write differently. */
const SAMPLE = 1234.5;

/**
 * True if this browser would show a visitor's first page as the build wrote it: with nobody signed in, in kcal, with numbers as the
 * language writes them, and with passkeys, which need https. Any other browser renders the page anew.
 */
export const isAsPrerendered = ({ intl, locale, preferences, sessionWatch }: AppContext): boolean =>
  sessionWatch.current().status === "unauthenticated" &&
  preferences.units().energy === "kcal" &&
  window.PublicKeyCredential !== undefined &&
  new Intl.NumberFormat(languageTag(locale)).format(SAMPLE) === intl.formatNumber(SAMPLE);
