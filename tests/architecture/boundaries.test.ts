import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeHouse, root } from "./house.ts";
import { objectionsTo, type Import } from "./imports.ts";
import { pathOfGlob, textsOfRegex } from "./samples.ts";

/**
 * A check that fell asleep looks green. So each boundary is violated on purpose, in a copy of the tree's shape, and the
 * linter must object; an allowed import must pass. What is planted is read from the linter's own configuration: each
 * pattern of each folder, in each of its alternatives. That a pattern goes missing there, the lists below notice.
 */
type Pattern = { readonly regex?: string; readonly group?: readonly string[]; readonly message: string };
type Override = {
  readonly files: readonly string[];
  readonly rules: { readonly "no-restricted-imports"?: readonly [string, { readonly patterns: readonly Pattern[] }] };
};

const { overrides } = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as {
  readonly overrides: readonly Override[];
};

const textsOf = ({ regex, group = [] }: Pattern): readonly string[] => [
  ...(regex === undefined ? [] : textsOfRegex(regex)),
  ...group.filter((glob) => !glob.startsWith("!")).map(pathOfGlob),
];

type Probe = { readonly file: string; readonly pattern: Pattern; readonly imports: readonly Import[] };

const PROBES: readonly Probe[] = overrides.flatMap(({ files, rules }) =>
  (rules["no-restricted-imports"]?.[1].patterns ?? []).flatMap((pattern) =>
    files.map((glob) => {
      const file = pathOfGlob(glob);
      return { file, pattern, imports: textsOf(pattern).map((text) => [file, text] as const) };
    }),
  ),
);

const FORBIDDEN: readonly Import[] = [
  ["domain/foods/probe.ts", "effect"],
  ["domain/foods/probe.ts", "node:fs"],
  ["domain/foods/probe.ts", "@morsel/application/platform/clock"],
  ["domain/foods/probe.ts", "../nutrition/nutrient.ts"],
  ["domain/foods/probe.ts", "@morsel/application/platform/clock"],
  ["domain/foods/naming/probe.ts", "../../units/rounding.ts"],
  ["domain/foods/naming/probe.ts", "../../nutrition/deep/nutrient.ts"],
  ["domain/foods/naming/probe.ts", "../../../application/diary/diary-store.ts"],
  ["domain/foods/naming/probe.ts", "effect"],
  ["domain/foods/probe.ts", "../recipes/ingredients/ingredient-line.ts"],
  ["application/diary/probe.ts", "@morsel/adapters/memory/diary/diary-store"],
  ["application/diary/probe.ts", "effect/http"],
  ["application/diary/probe.ts", "effect"],
  ["application/diary/probe.ts", "./client/diary-client.ts"],
  ["application/meals/probe.ts", "../diary/client/diary-client.ts"],
  ["application/diary/probe.ts", "inversify"],
  ["application/diary/probe.ts", "rxjs"],
  ["application/diary/probe.ts", "node:fs"],
  ["application/diary/probe.ts", "react"],
  ["application/diary/probe.ts", "@morsel/domain/foods/food"],
  ["application/diary/probe.ts", "../../domain/foods/index.ts"],
  ["adapters/sql/diary/probe.ts", "../../memory/diary/diary-store.ts"],
  ["adapters/sql/engine/sqlite/probe.ts", "../../../memory/diary/diary-store.ts"],
  ["adapters/sql/probe.ts", "effect/http-api"],
  ["adapters/sql/probe.ts", "@morsel/ui/theme/theme"],
  ["adapters/sql/probe.ts", "inversify"],
  ["adapters/memory/probe.ts", "node:crypto"],
  ["adapters/http-client/probe.ts", "node:crypto"],
  ["adapters/http-client/probe.ts", "inversify"],
  ["adapters/http-server/diary/probe.ts", "../../sql/engine/sql.ts"],
  ["adapters/http-server/diary/probe.ts", "undici"],
  ["adapters/outbound/probe.ts", "../http-client/transport/http-transport.ts"],
  ["adapters/browser/probe.ts", "node:fs"],
  ["ui/features/diary/probe.tsx", "@morsel/adapters/http-client/identity/session-client"],
  ["ui/features/diary/probe.tsx", "inversify"],
  ["ui/features/diary/probe.tsx", "rxjs"],
  ["ui/features/diary/probe.tsx", "node:fs"],
  ["ui/features/diary/components/probe.tsx", "../../../routes/tree.ts"],
  ["ui/features/diary/components/probe.tsx", "../../../composition/app-context.ts"],
  ["ui/features/diary/components/probe.stories.tsx", "../../../composition/memory-screen.tsx"],
  ["ui/shell/probe.tsx", "../features/diary/components/ring/ring.tsx"],
  ["ui/shell/probe.tsx", "../routes/tree.ts"],
  ["ui/figures/probe.tsx", "../features/foods/queries.ts"],
  ["ui/food-rows/probe.tsx", "../routes/tree.ts"],
  ["ui/theme/probe.ts", "../features/foods/queries.ts"],
  ["ui/theme/probe.ts", "../shell/page/page.tsx"],
  ["ui/i18n/probe.ts", "../theme/icons.ts"],
  ["ui/hooks/probe.ts", "../features/diary/routes.ts"],
  ["ui/routes/probe.tsx", "effect/http"],
  ["ui/composition/probe.ts", "effect/http-api"],
];

const ALLOWED: readonly Import[] = [
  ["domain/foods/probe.ts", "../nutrition/index.ts"],
  ["domain/foods/probe.ts", "./food.ts"],
  ["domain/foods/probe.ts", "./naming/readable-name.ts"],
  ["domain/foods/naming/probe.ts", "../food.ts"],
  ["domain/foods/naming/probe.ts", "../servings/serving-id.ts"],
  ["domain/foods/naming/probe.ts", "../../units/index.ts"],
  ["application/diary/probe.ts", "@morsel/domain/foods"],
  ["application/meals/client/probe.ts", "../../diary/client/diary-client.ts"],
  ["application/diary/probe.ts", "effect/Effect"],
  ["adapters/sql/probe.ts", "@morsel/application/platform/clock"],
  ["adapters/http-server/probe.ts", "effect/http-api"],
  ["adapters/http-server/diary/probe.ts", "../../http-contract/shared/primitives.ts"],
  ["adapters/http-server/diary/probe.ts", "../identity/sessions.ts"],
  ["adapters/outbound/probe.ts", "undici"],
  ["adapters/composition/probe.ts", "inversify"],
  ["adapters/browser/probe.ts", "rxjs"],
  ["ui/composition/probe.ts", "@morsel/adapters/http-client/identity/session-client"],
  ["ui/hooks/probe.ts", "rxjs"],
  ["ui/features/diary/probe.stories.tsx", "@morsel/adapters/memory/diary/diary-client"],
  ["ui/features/diary/probe.tsx", "../foods/queries.ts"],
  ["ui/features/diary/probe.tsx", "../../figures/figures.tsx"],
  ["ui/features/diary/probe.tsx", "../../theme/icons.ts"],
  ["ui/routes/probe.tsx", "../composition/app-context.ts"],
  ["ui/routes/probe.tsx", "../features/day/pages/food-diary-page.tsx"],
  ["ui/features/diary/pages/probe.tsx", "../../../composition/app-context.ts"],
  ["ui/features/diary/pages/probe.stories.tsx", "../../../composition/memory-screen.tsx"],
  ["ui/shell/probe.tsx", "../composition/app-context.ts"],
];

const house = makeHouse();
afterAll(house.remove);

const objections = objectionsTo([...PROBES.flatMap(({ imports }) => imports), ...FORBIDDEN, ...ALLOWED]);

describe("the boundaries of the house", () => {
  it.each(PROBES.map((probe) => [probe.file, probe.pattern.message, probe] as const))(
    "%s: %s",
    (_file, message, { imports }) => {
      expect(imports.length).toBeGreaterThan(0);
      for (const one of imports)
        expect(objections(one), one.join(" imports ")).toContainEqual(expect.stringContaining(message));
    },
  );

  it.each(FORBIDDEN)("%s may not import %s", (file, imported) => {
    expect(objections([file, imported])).not.toEqual([]);
  });

  it.each(ALLOWED)("%s may import %s", (file, imported) => {
    expect(objections([file, imported])).toEqual([]);
  });

  it.each([
    ["no-console", "adapters/sql/probe.ts", 'export const say = (): void => console.log("x");\n'],
    ["no-explicit-any", "adapters/sql/probe.ts", "export const loose = (x: any): unknown => x;\n"],
    ["no-non-null-assertion", "ui/routes/probe.tsx", "export const sure = (x?: string): string => x!;\n"],
    ["no-restricted-globals", "domain/foods/probe.ts", "export const now = (): number => Date.now();\n"],
    ["no-empty", "application/probe.ts", "export const hush = (f: () => void): void => { try { f(); } catch {} };\n"],
    ["max-lines", "domain/foods/probe.ts", `export const list = [\n${"  1,\n".repeat(260)}];\n`],
    ["no-focused-tests", "tests/property/probe.test.ts", 'import { it } from "vitest";\nit.only("x", () => {});\n'],
  ])("%s is on", (rule, file, text) => {
    house.plant(file, text);
    const verdict = house.run("oxlint", [file]);
    expect(verdict.said).toContain(rule);
    expect(verdict.objected).toBe(true);
  });

  it("import/no-cycle is on", () => {
    house.plant("domain/foods/one.ts", 'import { two } from "./two.ts";\nexport const one = (): unknown => two;\n');
    house.plant("domain/foods/two.ts", 'import { one } from "./one.ts";\nexport const two = (): unknown => one;\n');
    expect(house.run("oxlint", ["domain/foods"]).said).toContain("no-cycle");
  });
});
