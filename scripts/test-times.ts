import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileTimes } from "@morsel/tests/support/time-reporter";

/** Files that contain one test per item, and the name of one item. */
const PER_ONE: readonly (readonly [file: string, one: string])[] = [
  ["e2e/sweep.test.ts", "screen"],
  ["ui/stories.test.ts", "story"],
];

const line = (what: string, seconds: number, more = ""): string =>
  `${seconds.toFixed(1).padStart(7)} s  ${what}${more}`;

/** Times of a run: total, by kind, and the cost of one more screen or story; and its failures. */
export const makeTimes = () => {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "morsel-times-"));
  const files: string[] = [];
  const lines: string[] = [];
  const failed: string[] = [];
  const ofFiles = (): readonly FileTimes[] =>
    files.filter((file) => existsSync(file)).flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as FileTimes[]);

  const kinds = (times: readonly FileTimes[]): readonly string[] =>
    [...Map.groupBy(times, ({ kind }) => kind)].map(([kind, of]) =>
      line(
        kind,
        of.reduce((sum, { seconds }) => sum + seconds, 0),
        `: ${of.reduce((sum, { tests }) => sum + tests, 0)} tests in ${of.length} files`,
      ),
    );
  const ones = (times: readonly FileTimes[]): readonly string[] =>
    PER_ONE.flatMap(([file, one]) =>
      times
        .filter((of) => of.file === file && of.tests > 0)
        .map(({ seconds, tests }) => line(`for each ${one}, of which there are ${tests}`, seconds / tests)),
    );

  /** Last of all, so that it stands at the end of a long log, where one looks. */
  const failures = (times: readonly FileTimes[]): readonly string[] => {
    const all = [
      ...failed.map((what) => `${what}: its words stand further up`),
      ...times.flatMap((of) => of.failures.map((failure) => `${of.kind} ${of.file} > ${failure}`)),
    ];
    return all.length === 0 ? [] : ["", `What failed (${all.length}):`, ...all];
  };

  return {
    /** File to which the next run of tests writes the times of its files. */
    file: (): string => {
      const file = join(folder, `${files.length}.json`);
      files.push(file);
      return file;
    },
    add: (what: string, seconds: number, isGreen: boolean): void => {
      lines.push(line(what, seconds));
      if (!isGreen) failed.push(what);
    },
    print: (): void => {
      const times = ofFiles();
      rmSync(folder, { recursive: true, force: true });
      const all = (performance.now() - started) / 1000;
      console.log(
        [
          "",
          "What it took (several at once):",
          ...lines,
          ...kinds(times),
          ...ones(times),
          line("in all", all),
          ...failures(times),
        ].join("\n"),
      );
    },
  };
};
