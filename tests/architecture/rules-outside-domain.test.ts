import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const script = join(import.meta.dirname, "../../scripts/rules-outside-domain.ts");

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const check = (): { readonly code: number | null; readonly said: string } => {
  const done = spawnSync(process.execPath, [script], { encoding: "utf8", env: { ...process.env, MORSEL_ROOT: root } });
  return { code: done.status, said: done.stderr };
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "morsel-rules-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const RULE = "export const isHot = (celsius: number): boolean => celsius >= 60;\n";

it("a use case, a port, a token, a list that is gathered and the browser's half are no rules", () => {
  write("application/tea/pour.ts", `import * as Effect from "effect/Effect";\n${RULE}`);
  write("application/tea/boil.ts", `import {\n  type A,\n  Effect,\n} from "effect";\n${RULE}`);
  write(
    "application/tea/tea-store.ts",
    'import type { Effect } from "effect";\nimport { token } from "../platform/token.ts";\nexport interface TeaStore {\n  readonly all: Effect.Effect<number>;\n}\nexport const TeaStore = token<TeaStore>("TeaStore");\n',
  );
  for (const file of ["field-rules", "mails", "use-cases", "client/draft"]) write(`application/tea/${file}.ts`, RULE);
  for (const file of ["platform/clock", "job-definitions"]) write(`application/${file}.ts`, RULE);
  expect(check()).toEqual({ code: 0, said: "" });
});

it("a pure function is refused with its file's name, also beside types of Effect's or a port", () => {
  write("application/tea/is-hot.ts", RULE);
  write("application/tea/warm.ts", `import type { Effect } from "effect";\n${RULE}export type E = Effect.Effect<1>;\n`);
  write("application/tea/hot/deep.ts", `import { type Effect } from "effect";\n${RULE}`);
  write("application/tea/tea-store.ts", 'export const LIMIT = 3;\nexport const T = token<number>("T");\n');
  const { code, said } = check();
  expect(code).toBe(1);
  for (const name of ["is-hot", "warm", "hot/deep", "tea-store"]) expect(said).toContain(`application/tea/${name}.ts`);
});
