import { deepMerge, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import { createRequire } from "node:module";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { cssVariables } from "../../theme/css-variables.ts";
import { theme } from "../../theme/theme.ts";
import { sourceOf, UI } from "./source.ts";

/** A design token: a variable of the theme, in both color schemes. */
export type Token = {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
  /** Files of the page that name it. */
  readonly usedIn: readonly string[];
  /** Tokens whose value is this one. */
  readonly usedBy: readonly string[];
};

type Values = Readonly<Record<string, string>>;

const whole = mergeMantineTheme(DEFAULT_THEME, theme);
const all = deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole));
const stacks: Values = Object.fromEntries(
  (/:root \{([^}]*)\}/.exec(readFileSync(join(UI, "theme/fonts/stacks.css"), "utf8"))?.[1] ?? "")
    .split(";")
    .map((declaration) => declaration.split(":", 2))
    .filter(([name = ""]) => name.trim().startsWith("--"))
    .map(([name = "", value = ""]) => [name.trim(), value.replace(/\s+/g, " ").trim()]),
);
const SCHEMES: Readonly<Record<"light" | "dark", Values>> = {
  light: { ...stacks, ...all.variables, ...all.light },
  dark: { ...stacks, ...all.variables, ...all.dark },
};

const namedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name));

const styled: readonly string[] = readdirSync(UI, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/(^|\/)(dist|node_modules|build|scripts|theme)\//.test(file))
  .filter((file) => !file.endsWith(".stories.tsx"))
  .toSorted();

/** Style sheets of the Mantine components that the page imports, which name tokens too. */
const mantineSheets = (): readonly string[] => {
  const folder = dirname(createRequire(import.meta.url).resolve("@mantine/core/styles/global.css"));
  const imported = [...styled, "theme/styles.ts"].flatMap((file) =>
    [...readFileSync(join(UI, file), "utf8").matchAll(/@mantine\/core\/styles\/([A-Z]\w+\.css)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  return [...new Set(imported)].toSorted().map((name) => join(folder, name));
};

/** Tokens that the page's own scales and overrides set; the rest of Mantine's are listed where they are used. */
const OWN = /^--morsel-|^--mantine-(spacing|radius|font-size|shadow|breakpoint|h[1-6]|color-(blue|gray|dark)-\d)/;

/** Every design token, with the files and the tokens that use it. */
export const designTokens = (): readonly Token[] => {
  const uses = new Map<string, string[]>();
  for (const file of [...styled, "theme/global.css"])
    for (const name of namedIn(readFileSync(join(UI, file), "utf8"))) uses.set(name, [...(uses.get(name) ?? []), file]);
  const mantine = mantineSheets().map((path) => ({
    component: `Mantine ${basename(path, ".css")}`,
    names: namedIn(readFileSync(path, "utf8")),
  }));
  const overridden = new Set(Object.values(cssVariables(whole)).flatMap((values) => Object.keys(values as Values)));
  const isToken = (name: string) => OWN.test(name) || overridden.has(name) || uses.has(name);
  const usersOf = (name: string) =>
    Object.keys(SCHEMES.light).filter(
      (other) =>
        isToken(other) &&
        other !== name &&
        Object.values(SCHEMES).some((values) => namedIn(values[other] ?? "").has(name)),
    );
  return Object.keys({ ...SCHEMES.light, ...SCHEMES.dark })
    .filter(isToken)
    .map((name) => ({
      name,
      light: SCHEMES.light[name] ?? "",
      dark: SCHEMES.dark[name] ?? "",
      usedIn: [
        ...(uses.get(name) ?? []),
        ...mantine.filter(({ names }) => names.has(name)).map(({ component }) => component),
      ],
      usedBy: usersOf(name),
    }));
};

const besides = (file: string): readonly string[] =>
  [...sourceOf(file).imports.values()]
    .map(({ from }) => from)
    .filter((from) => /\.tsx?$/.test(from) && dirname(from) === dirname(file));

/** Style sheets that a component and its parts in the same folder are drawn with. */
const sheetsOf = (file: string, seen: Set<string> = new Set()): readonly string[] => {
  if (seen.has(file) || !existsSync(join(UI, file))) return [];
  seen.add(file);
  const own = [...sourceOf(file).text.matchAll(/from "([^"]+\.module\.css)"/g)].map(([, sheet = ""]) =>
    normalize(join(dirname(file), sheet)),
  );
  return [...own, ...besides(file).flatMap((other) => sheetsOf(other, seen))];
};

/** The design tokens that a component's style sheets name. */
export const tokensOf = (file: string): readonly string[] => {
  const names = sheetsOf(file).flatMap((sheet) => [...namedIn(readFileSync(join(UI, sheet), "utf8"))]);
  return [...new Set(names)].filter((name) => name in SCHEMES.light || name in SCHEMES.dark).toSorted();
};
