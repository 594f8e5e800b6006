import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { debuggerOf } from "./debugger.ts";
import { SIZES, type Look } from "./looks.ts";

const require = createRequire(import.meta.url);
const fontFile = (name: string): string =>
  readFileSync(require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`)).toString("base64");

/**
 * The fonts that tests show everything in, so that no result depends on what a machine has: one half as wide as DejaVu Sans,
 * one a quarter wider, figures half as wide again. tests/e2e/fonts.test.ts measures them beside those of the machine.
 */
export const FONTS: Readonly<Record<Look["font"], string>> = {
  narrowest: fontFile("league-gothic"),
  widest: fontFile("michroma"),
};

type Dress = { readonly name: string; readonly font: string; readonly rules: string };

/**
 * Runs in the page. A font that is made of bytes and a style sheet that is made by script are no business of the page's own
 * policy, so it stays in force while it is looked at.
 */
const putOn = ({ name, font, rules }: Dress): void => {
  const face = new FontFace(
    "Declared by the tests",
    Uint8Array.from(atob(font), (byte) => byte.charCodeAt(0)),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.fonts.clear();
  document.fonts.add(face);
  document.adoptedStyleSheets = [sheet];
  Object.assign(globalThis, { dress: name });
};

const nameOf = ({ font, letters }: Pick<Look, "font" | "letters">): string => `${font}, ${letters}`;

const dressOf = ({ font, letters }: Pick<Look, "font" | "letters">): Dress => ({
  name: nameOf({ font, letters }),
  font: FONTS[font],
  rules: `*, ::before, ::after { font-family: "Declared by the tests", sans-serif !important; }
    ${letters === "letters twice as large by the root" ? ":root { font-size: 200% !important; }" : ""}`,
});

/** Chromium's own setting, which the debugger changes as the settings page does. */
const setBrowserLetters = async (page: Page, letters: Look["letters"]): Promise<void> => {
  const session = await debuggerOf(page);
  const standard = letters === "letters twice as large by the browser" ? 32 : 16;
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
};

const worn = new WeakMap<Page, { readonly identifier: string }>();

/** Gives a page its look before it is opened, in place of the one it had for the document before. */
export const applyLook = async (page: Page, look: Look): Promise<void> => {
  await page.setViewportSize(SIZES[look.size]);
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: "reduce" });
  await setBrowserLetters(page, look.letters);
  const session = await debuggerOf(page);
  await session.send("Page.enable");
  const before = worn.get(page);
  if (before !== undefined) await session.send("Page.removeScriptToEvaluateOnNewDocument", before);
  const source = `(${String(putOn)})(${JSON.stringify(dressOf(look))})`;
  worn.set(page, await session.send("Page.addScriptToEvaluateOnNewDocument", { source }));
};

/** Gives the page that stands there another font and other letters, if it has others. */
export const reapplyLook = async (page: Page, look: Pick<Look, "font" | "letters">): Promise<void> => {
  if ((await page.evaluate(() => (globalThis as { readonly dress?: string }).dress)) === nameOf(look)) return;
  await setBrowserLetters(page, look.letters);
  await page.evaluate(putOn, dressOf(look));
};
