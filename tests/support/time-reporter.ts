import { writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestModule } from "vitest/node";

/** Duration and failures of a file of tests, for the summary at the end of `npm test`. */
export type FileTimes = {
  readonly kind: string;
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
  /** The name of each test that failed (or the file, when it could not be read), with the beginning of its error. */
  readonly failures: readonly string[];
};

/** Enough of an error to know what was expected, seen and drawn; the whole stands further up. */
const ERROR_LENGTH = 1_500;

const withErrors = (name: string, errors: readonly { readonly message: string }[]): string =>
  [name, ...errors.map(({ message }) => stripVTControlCharacters(message).slice(0, ERROR_LENGTH))].join("\n");

const failuresOf = (module: TestModule): readonly string[] => [
  ...(module.errors().length === 0 ? [] : [withErrors("the file itself", module.errors())]),
  ...[...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => withErrors(suite.fullName, suite.errors())),
  ...[...module.children.allTests("failed")].map((test) => withErrors(test.fullName, test.result().errors ?? [])),
];

const timesOf = (module: TestModule): FileTimes => {
  const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic();
  return {
    kind: module.project.name,
    file: module.relativeModuleId,
    tests: [...module.children.allTests()].length,
    seconds: (duration + collectDuration + environmentSetupDuration + prepareDuration + setupDuration) / 1000,
    failures: failuresOf(module),
  };
};

/** An error outside every test ends a run without a failed test: it is told by the name of nobody. */
const outside = (errors: readonly { readonly message: string }[]): readonly FileTimes[] =>
  errors.length === 0
    ? []
    : [{ kind: "outside of tests", file: "-", tests: 0, seconds: 0, failures: [withErrors("errors", errors)] }];

/** Writes what each file took and what failed where `MORSEL_TIMES` says. */
export default class TimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message: string }[] = []): void {
    const file = process.env["MORSEL_TIMES"];
    if (file !== undefined) writeFileSync(file, JSON.stringify([...modules.map(timesOf), ...outside(errors)]));
  }
}
