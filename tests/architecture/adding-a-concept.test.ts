import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { tmpdir } from "node:os";
import { MIGRATIONS } from "@morsel/adapters/sql/migrations/migrations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "./house.ts";
import { sampleConcept } from "./sample-concept.ts";

/** The lines of docs/adding-a-concept.md: a file, and what registers the concept that is shown there. */
type Line = { readonly file: string; readonly line: string };
const LINES: readonly Line[] = [
  ...readFileSync(join(root, "docs/adding-a-concept.md"), "utf8").matchAll(/^\| `([^`]+)` \| `(export [^`]+)` \|$/gm),
].map(([, file = "", line = ""]) => ({ file, line }));

/** Linted files: the sample's own rooms, and the files that gained a line. */
const ROOMS: readonly string[] = ["application/naps", "application/field-rules.ts", "adapters", "ui/features"];

const schema = Math.max(...MIGRATIONS.map(({ version }) => version)) + 1;
/** The concept's place in the one order of concepts is a word. */
const ORDER = "scripts/concept-order.ts";

/** The same line for the sample concept. */
const forSample = ({ file, line }: Line): Line => ({
  file,
  line: line
    .replace(/\d{4}-/, `${String(schema).padStart(4, "0")}-`)
    .replaceAll("recipe", "nap")
    .replaceAll("Recipe", "Nap"),
});

/** Input of the type check: sources, and the compiler's earlier output, so that it need not do the work again. */
const NEEDED = ["domain", "application", "adapters", "ui", "scripts"];
const AT_THE_TOP = ["package.json", "tsconfig.base.json", ".oxlintrc.json"];
const LEFT_OUT = new Set([join(root, "adapters/data"), join(root, "ui/public"), join(root, "ui/dist/page")]);

/** A copy of the tree whose packages are the same, but for our own, which are the copies. */
const copyTree = (): string => {
  const house = mkdtempSync(join(realpathSync(tmpdir()), "morsel-concept-"));
  for (const name of [...NEEDED, ...AT_THE_TOP])
    cpSync(join(root, name), join(house, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !LEFT_OUT.has(path) && !path.endsWith("node_modules"),
    });
  for (const folder of ["", "ui"]) {
    const modules = join(house, folder, "node_modules");
    mkdirSync(modules, { recursive: true });
    for (const name of readdirSync(join(root, folder, "node_modules")))
      if (name !== "@morsel") symlinkSync(join(root, folder, "node_modules", name), join(modules, name));
  }
  // The adapters' own version of a package with two versions replaces the other one in the copy.
  const own = join(root, "adapters/node_modules");
  for (const name of existsSync(own) ? readdirSync(own) : []) {
    rmSync(join(house, "node_modules", name), { force: true });
    symlinkSync(join(own, name), join(house, "node_modules", name));
  }
  mkdirSync(join(house, "node_modules/@morsel"));
  for (const name of ["domain", "application", "adapters", "ui"])
    symlinkSync(join(house, name), join(house, "node_modules/@morsel", name));
  return house;
};

describe("docs/adding-a-concept.md", () => {
  let house: string;
  beforeAll(() => {
    house = copyTree();
    for (const [file, text] of Object.entries(sampleConcept(schema))) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), text.trimStart());
    }
    for (const { file, line } of LINES.map(forSample)) writeFileSync(join(house, file), `${line}\n`, { flag: "a" });
    const order = join(house, ORDER);
    writeFileSync(order, readFileSync(order, "utf8").replace(" weekly-digest", " weekly-digest naps"));
    mkdirSync(join(house, "docs"));
    node("scripts/generate.ts");
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  const run = (program: string, ...args: readonly string[]): { readonly failed: boolean; readonly said: string } => {
    try {
      return { failed: false, said: execFileSync(program, args, { cwd: house, encoding: "utf8", stdio: "pipe" }) };
    } catch (problem) {
      const { stdout, stderr } = problem as { readonly stdout?: string; readonly stderr?: string };
      return { failed: true, said: `${stdout ?? ""}${stderr ?? ""}` };
    }
  };
  const node = (file: string, ...args: readonly string[]) =>
    run(process.execPath, "--conditions=@morsel/source", file, ...args);
  const bin = (name: string, ...args: readonly string[]) => run(join(root, "node_modules/.bin", name), ...args);
  const objections = ({ failed, said }: ReturnType<typeof run>): string => (failed ? said : "");
  const known = (): unknown => {
    const { failed, said } = node("probe.ts");
    return failed ? said : JSON.parse(said);
  };
  /** Without one line of a file, whatever is asked. */
  const without = <A>({ file, line }: Line, ask: () => A): A => {
    const whole = readFileSync(join(house, file), "utf8");
    writeFileSync(join(house, file), whole.replace(`${line}\n`, ""));
    try {
      return ask();
    } finally {
      writeFileSync(join(house, file), whole);
    }
  };

  const ALL = {
    endpoint: { group: "naps", name: "naps", method: "GET", path: "/api/services/naps", caller: "member" },
    handlers: true,
    migration: "naps",
    sql: true,
    memory: true,
    problem: true,
    fieldRule: true,
    firstData: true,
    erasure: true,
    mail: true,
    job: true,
    exportFile: true,
    client: true,
    page: {
      path: "/naps",
      modules: ["features/features.ts", "composition/clients/naps.ts", "features/naps/pages/naps-page.tsx"],
      words: ["naps", "titles"],
    },
  };

  it("names lines that are there", () => {
    // With the word of the order there are eight at most.
    expect(LINES.length).toBeLessThanOrEqual(7);
    for (const { file, line } of LINES)
      expect(readFileSync(join(root, file), "utf8").split("\n"), file).toContain(line);
  });

  it("followed, it gives a concept whose types and imports hold, and which contract, server and pages know", () => {
    expect(known()).toMatchObject(ALL);
    expect(objections(bin("tsc", "-b", "ui", "adapters"))).toBe("");
    expect(objections(bin("oxlint", ...ROOMS))).toBe("");
    expect(objections(node("scripts/concepts.ts", "--check"))).toBe("");
  });

  it("needs each of its lines", () => {
    for (const line of LINES.map(forSample).filter(({ file }) => !file.startsWith("ui/")))
      expect(without(line, known), line.file).not.toMatchObject(ALL);
    const page = LINES.map(forSample).find(({ file }) => file.startsWith("ui/")) ?? expect.fail("no line for pages");
    const untyped = without(page, () => bin("tsc", "-b", "ui"));
    expect(untyped.failed).toBe(true);
    expect(untyped.said).toContain("naps-page.tsx");
  });
});
