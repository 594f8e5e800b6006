import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";
import * as chai from "chai";

/**
 * Stands in for Vitest in property tests, in one process and without its start: a thousand mutants are tried in the time that Vitest takes
 * for a hundred.
 */
export type Case = { readonly file: string; readonly name: string; readonly run: () => unknown };

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect: unknown = chai.expect;

const registry: { cases: Case[]; file: string; pending: Promise<unknown>[] } = { cases: [], file: "", pending: [] };

export const beginFile = (file: string): void => {
  registry.file = file;
};

/** The tests that were described since the last time. */
export const takeCases = async (): Promise<readonly Case[]> => {
  await Promise.all(registry.pending);
  const { cases } = registry;
  registry.cases = [];
  registry.pending = [];
  return cases;
};

type Body = (...given: readonly unknown[]) => unknown;

/** "%s is %s" with what is given; all that a name is for here is its rules, which stand in front. */
const named = (name: string, given: readonly unknown[]): string =>
  given.reduce<string>((text, value) => text.replace(/%[sijdo]/, () => String(value).slice(0, 40)), name);

const eachOf =
  (register: (name: string, body: Body) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const row of rows) {
      const given = Array.isArray(row) ? (row as readonly unknown[]) : [row];
      register(named(name, given), () => body(...given));
    }
  };

const register = (name: string, body: Body): void => {
  registry.cases.push({ file: registry.file, name, run: body });
};
const group = (_name: string, body: Body): void => {
  const made = body();
  if (made instanceof Promise) registry.pending.push(made);
};

export const it = Object.assign(register, { each: eachOf(register) });
export const describe = Object.assign(group, { each: eachOf(group) });
