import { modulesOf } from "@morsel/adapters/http-server/pages/pages";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ui = join(import.meta.dirname, "../../ui");
const read = (file: string): string => readFileSync(join(ui, file), "utf8");

/** What the build made: what the server names beyond it is fetched by nobody, and nobody is told. */
const manifest = JSON.parse(read("dist/client/.vite/manifest.json")) as Readonly<Record<string, unknown>>;

type Route = { readonly path: string; readonly module: string; readonly loadsWords: boolean };

const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** What is declared as `name`, up to the next empty line. */
const declared = (source: string, name: string): string => source.split(`const ${name} =`)[1]?.split("\n\n")[0] ?? "";

/** The routes of the page that have a component of their own, as their source says. */
const routesIn = (file: string): readonly Route[] => {
  const source = read(`routes/${file}`);
  const names = [...source.matchAll(/const (\w+) = createRoute\(/g)].map(([, name = ""]) => name);
  return names.map((name) => {
    const text = declared(source, name);
    const parent = first(text, /getParentRoute: \(\) => (\w+)/) ?? "rootRoute";
    const base = parent === "rootRoute" ? "" : (first(declared(source, parent), /path: "([^"]*)"/) ?? "");
    const own = first(text, /path: "([^"]*)"/) ?? expect.fail(`${name} has no path`);
    const component = first(text, /component: (\w+)/) ?? "";
    const module = first(
      component === "lazyRouteComponent" ? text : declared(source, component),
      /import\("\.\/([^"]+)"\)/,
    );
    const loader = /\bloader[,:]/.test(text) ? (first(text, /loader: (\w+)/) ?? "loader") : undefined;
    const above = parent === "rootRoute" ? "" : declared(source, parent);
    return {
      path: `${base}${own === "/" && base !== "" ? "" : own}`.replace(/\$\w+/g, "banana-x1"),
      module: `routes/${module}`,
      // The diary waits for them only when it needs one of them: its own loader is no promise of all.
      loadsWords:
        loader === "moreWords" ||
        /\bloader: moreWords\b/.test(above) ||
        declared(source, loader ?? "-").includes("moreWords()"),
    };
  });
};

const routes = ["account.ts", "food.ts", "home.ts"].flatMap(routesIn);

it("the server sends along what each page is made of, by the names that the build gave", () => {
  expect(routes.length).toBeGreaterThan(15);
  for (const { path, module } of routes)
    for (const isMember of [true, false]) {
      const modules = modulesOf(path, "en", isMember);
      expect([path, modules]).toEqual([path, expect.arrayContaining([module])]);
      expect([path, modules.filter((name) => !Object.hasOwn(manifest, name))]).toEqual([path, []]);
    }
});

it("the later pages' words come along where the page waits for them, and nowhere else", () => {
  const more = "virtual:morsel-messages/en/more";
  for (const { path, loadsWords } of routes)
    expect([path, modulesOf(path, "en", false).includes(more)]).toEqual([path, loadsWords]);
  expect(routes.filter(({ loadsWords }) => !loadsWords).map(({ path }) => path)).toEqual(["/food/diary"]);
  expect(modulesOf("/", "en", true)).not.toContain(more);
});
