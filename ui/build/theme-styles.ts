import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";
import { cssVariables } from "../theme/css-variables.ts";
import { theme } from "../theme/theme.ts";

export const THEME_STYLES = "virtual:morsel-theme.css";

const styles = (): string => {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  return convertCssVariables(deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole)), ":root");
};

/**
 * `import "virtual:morsel-theme.css"` gives the theme's variables as styles: they never change while the page lives, so the
 * browser is sent what they are and not what computes them.
 */
export const themeStyles = (): Plugin => ({
  name: "morsel-theme-styles",
  resolveId: (id) => (id === THEME_STYLES ? id : undefined),
  load: (id) => (id === THEME_STYLES ? styles() : undefined),
});
