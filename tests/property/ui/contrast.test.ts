import { cssVariables } from "@morsel/ui/theme/css-variables";
import { theme } from "@morsel/ui/theme/theme";
import { describe, expect, it } from "vitest";

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const variables = cssVariables({} as never);

const valueIn = (of: object, name: string): string | undefined =>
  Object.entries(of).find(([key]) => key === name)?.[1] as string | undefined;

/** The colour that a variable comes to, through whatever it refers to. */
const colourOf = (scheme: "light" | "dark", name: string): string => {
  const value = valueIn(variables[scheme], name) ?? valueIn(variables.variables, name);
  const [, reference] = /^var\((--[a-z0-9-]+)\)$/.exec(value ?? "") ?? [];
  if (reference !== undefined) return colourOf(scheme, reference);
  const [, colour = "", shade] = /^--mantine-color-([a-z]+)-(\d)$/.exec(name) ?? [];
  return value ?? theme.colors?.[colour]?.[Number(shade)] ?? "";
};

const GROUNDS = ["--mantine-color-body", "--morsel-surface", "--morsel-sunken"];

describe.each(["light", "dark"] as const)("by %s", (scheme) => {
  const on = (name: string) =>
    GROUNDS.map((ground) => contrast(colourOf(scheme, name), colourOf(scheme, ground))).sort((a, b) => a - b)[0];

  it("the border of a field is told from what it stands on (WCAG 1.4.11)", () => {
    expect(on("--morsel-control")).toBeGreaterThanOrEqual(3);
  });

  it.each(["--mantine-color-text", "--mantine-color-dimmed", "--mantine-color-error", "--mantine-color-anchor"])(
    "%s can be read on paper, sheet and hollow (WCAG 1.4.3)",
    (name) => {
      expect(on(name)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
