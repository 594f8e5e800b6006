import { create, type ThemeVars } from "storybook/theming";
import { WORDMARK } from "../../ui/shell/header/logo-paths.ts";
import { colourOf, type Scheme } from "../../ui/theme/contrast.ts";
import { theme } from "../../ui/theme/theme.ts";

/** The logo in the colors of a scheme: Storybook's sidebar takes a picture, which knows no style variables. */
const logo = (scheme: Scheme): string => {
  const ink = colourOf(scheme, "--mantine-color-text");
  const accent = colourOf(scheme, "--morsel-accent");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 36" width="120" height="36"><path fill="${accent}" d="${WORDMARK.disc}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" d="${WORDMARK.line}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** Storybook's own look, from the product's tokens. */
export const brand = (scheme: Scheme): ThemeVars => {
  const color = (name: string) => colourOf(scheme, name);
  const radius = Number.parseInt(theme.radius?.md ?? "0", 10);
  return create({
    base: scheme,
    brandTitle: "Morsel",
    brandUrl: "./?path=/docs/welcome--docs",
    brandTarget: "_self",
    brandImage: logo(scheme),
    fontBase: "var(--morsel-sans)",
    fontCode: "ui-monospace, Menlo, Consolas, monospace",
    colorPrimary: color("--morsel-accent"),
    colorSecondary: color("--mantine-color-blue-filled"),
    appBg: color("--morsel-sunken"),
    appContentBg: color("--mantine-color-body"),
    appPreviewBg: color("--mantine-color-body"),
    appBorderColor: color("--morsel-line"),
    appBorderRadius: radius,
    textColor: color("--mantine-color-text"),
    textInverseColor: color("--mantine-color-body"),
    textMutedColor: color("--mantine-color-dimmed"),
    barBg: color("--morsel-surface"),
    barTextColor: color("--mantine-color-dimmed"),
    barHoverColor: color("--morsel-accent-text"),
    barSelectedColor: color("--morsel-accent-text"),
    buttonBg: color("--morsel-surface"),
    buttonBorder: color("--morsel-control"),
    booleanBg: color("--morsel-sunken"),
    booleanSelectedBg: color("--morsel-surface"),
    inputBg: color("--morsel-surface"),
    inputBorder: color("--morsel-control"),
    inputTextColor: color("--mantine-color-text"),
    inputBorderRadius: radius,
  });
};

/** A value of the toolbar as a scheme. */
export const schemeOf = (value: unknown): Scheme => (value === "dark" ? "dark" : "light");

/** The scheme of the reader's device, until the toolbar says another. */
export const deviceScheme = (): Scheme =>
  schemeOf(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
