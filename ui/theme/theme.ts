import type { MantineColorsTuple, MantineThemeOverride } from "@mantine/core";

/** Morsel's blue: ink rather than sky, so that white text on it and it on paper both read well (≥ 4.5 : 1 from 6 on). */
const blue: MantineColorsTuple = [
  "#eef3fd",
  "#dbe5f9",
  "#b5c9f2",
  "#8caceb",
  "#6a92e4",
  "#4d7cdc",
  "#2a5bc4",
  "#214ba6",
  "#1b3e8a",
  "#142f6b",
];

/** Warm neutrals: paper, not glass. 0 is the page by day, 9 is ink. */
const gray: MantineColorsTuple = [
  "#faf8f4",
  "#f3f0e9",
  "#e9e4da",
  "#d9d3c6",
  "#bdb6a7",
  "#8f887a",
  "#68625a",
  "#4a4640",
  "#302d29",
  "#1f1d1a",
];

/** The same warmth by night: 0 is text, 7 is the page, 6 a card, 4 a line. */
const dark: MantineColorsTuple = [
  "#ece8e1",
  "#c6c0b5",
  "#a39d92",
  "#7d776d",
  "#3d3a35",
  "#302d29",
  "#24221f",
  "#1a1917",
  "#131210",
  "#0c0b0a",
];

/** Touch targets are at least 44 px high. */
const touchable = (part: string, height: string) => () => ({ [part]: { [height]: "2.75rem" } });

export const theme: MantineThemeOverride = {
  primaryColor: "blue",
  primaryShade: { light: 6, dark: 4 },
  colors: { blue, gray, dark },
  white: "#ffffff",
  black: "#1f1d1a",
  autoContrast: true,
  luminanceThreshold: 0.32,
  fontFamily: "var(--morsel-sans)",
  /** There is no third weight: what is named bold or medium is the heavier of two. */
  fontWeights: { regular: "400", medium: "600", bold: "600" },
  headings: {
    fontFamily: "var(--morsel-serif)",
    fontWeight: "500",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)", lineHeight: "1.15" },
      h2: { fontSize: "1.5rem", lineHeight: "1.25" },
      h3: { fontSize: "1.1875rem", lineHeight: "1.35" },
      h4: { fontSize: "1rem", lineHeight: "1.5" },
      h5: { fontSize: "0.9375rem", lineHeight: "1.5" },
      h6: { fontSize: "0.875rem", lineHeight: "1.5" },
    },
  },
  /** The specification's 0, 576, 768, 992, 1200 and 1920 px; 0 needs no name. */
  breakpoints: { xs: "36em", sm: "48em", md: "62em", lg: "75em", xl: "120em" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  radius: { xs: "4px", sm: "6px", md: "10px", lg: "16px", xl: "24px" },
  defaultRadius: "md",
  fontSizes: { xs: "0.8125rem", sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  shadows: {
    xs: "0 1px 2px rgb(31 29 26 / 6%)",
    sm: "0 1px 2px rgb(31 29 26 / 6%), 0 4px 12px rgb(31 29 26 / 5%)",
    md: "0 2px 4px rgb(31 29 26 / 6%), 0 12px 32px rgb(31 29 26 / 9%)",
  },
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    Button: { defaultProps: { size: "md", radius: "md" }, vars: touchable("root", "--button-height") },
    Input: { vars: touchable("wrapper", "--input-height") },
    ActionIcon: { defaultProps: { size: 44, variant: "subtle", color: "gray" } },
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    NativeSelect: { defaultProps: { size: "md" } },
  },
};
