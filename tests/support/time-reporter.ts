import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** What a file of tests took, for the summary at the end of `npm test`. */
export type FileTimes = {
  readonly kind: string;
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
};

const timesOf = (module: TestModule): FileTimes => {
  const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic();
  return {
    kind: module.project.name,
    file: module.relativeModuleId,
    tests: [...module.children.allTests()].length,
    seconds: (duration + collectDuration + environmentSetupDuration + prepareDuration + setupDuration) / 1000,
  };
};

/** Writes what each file took where `MORSEL_TIMES` says. */
export default class TimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env["MORSEL_TIMES"];
    if (file !== undefined) writeFileSync(file, JSON.stringify(modules.map(timesOf)));
  }
}
