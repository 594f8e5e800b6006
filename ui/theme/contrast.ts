import { cssVariables } from "./css-variables.ts";
import { theme } from "./theme.ts";

export type Scheme = "light" | "dark";

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const variables = cssVariables({} as never);

const valueIn = (of: object, name: string): string | undefined =>
  Object.entries(of).find(([key]) => key === name)?.[1] as string | undefined;

/** Colours that Mantine derives from the theme unless `css-variables.ts` overrides them. */
const DERIVED: Readonly<Record<string, string>> = {
  "--mantine-color-white": "#ffffff",
  "--mantine-color-blue-filled": "var(--mantine-color-blue-6)",
  "--mantine-color-blue-filled-hover": "var(--mantine-color-blue-7)",
};

/** The colour that a variable comes to, through whatever it refers to. */
export const colourOf = (scheme: Scheme, name: string): string => {
  const value = valueIn(variables[scheme], name) ?? valueIn(variables.variables, name) ?? DERIVED[name];
  const [, reference] = /^var\((--[a-z0-9-]+)\)$/.exec(value ?? "") ?? [];
  if (reference !== undefined) return colourOf(scheme, reference);
  const [, colour = "", shade] = /^--mantine-color-([a-z]+)-(\d)$/.exec(name) ?? [];
  return value ?? theme.colors?.[colour]?.[Number(shade)] ?? "";
};

/** Pairs of colours with their minimum contrast: 4.5 for text (WCAG 1.4.3), 3 for shapes (1.4.11). */
export type ColourPair = {
  readonly name: string;
  readonly colour: string;
  readonly grounds: readonly string[];
  readonly least: 4.5 | 3;
};

const GROUNDS = ["--mantine-color-body", "--morsel-surface", "--morsel-sunken"];

export const COLOUR_PAIRS: readonly ColourPair[] = [
  { name: "Text", colour: "--mantine-color-text", grounds: GROUNDS, least: 4.5 },
  { name: "Quiet text", colour: "--mantine-color-dimmed", grounds: GROUNDS, least: 4.5 },
  { name: "Text of tools", colour: "--mantine-color-gray-text", grounds: GROUNDS, least: 4.5 },
  { name: "Link", colour: "--mantine-color-anchor", grounds: GROUNDS, least: 4.5 },
  { name: "Where you are", colour: "--morsel-accent-text", grounds: [...GROUNDS, "--morsel-accent-soft"], least: 4.5 },
  { name: "What failed or will be lost", colour: "--mantine-color-error", grounds: GROUNDS, least: 4.5 },
  { name: "Done", colour: "--morsel-ok", grounds: GROUNDS, least: 4.5 },
  { name: "Example in a field", colour: "--mantine-color-placeholder", grounds: ["--morsel-surface"], least: 4.5 },
  {
    name: "Words of a button",
    colour: "--mantine-color-white",
    grounds: ["--mantine-color-blue-filled", "--mantine-color-blue-filled-hover"],
    least: 4.5,
  },
  { name: "What can be done", colour: "--morsel-accent", grounds: GROUNDS, least: 3 },
  { name: "Border of a field", colour: "--morsel-control", grounds: GROUNDS, least: 3 },
  { name: "Carbohydrates", colour: "--morsel-carbohydrates", grounds: GROUNDS, least: 3 },
  { name: "Fat", colour: "--morsel-fat", grounds: GROUNDS, least: 3 },
  { name: "Protein", colour: "--morsel-protein", grounds: GROUNDS, least: 3 },
  { name: "Water", colour: "--morsel-water", grounds: GROUNDS, least: 3 },
];
