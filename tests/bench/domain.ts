import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Contest, Work } from "./contest.ts";
import { CONTESTS } from "./domain-contenders.ts";
import { percentile, type Figure } from "./figures.ts";

/** A turn lasts about this long; turns go round, so that a slow moment of the machine meets everybody. */
const TURN_MS = 20;
const TURNS = 9;

/** Turns of a work until one lasts long enough to be measured; that warms it up as well. */
const timesFor = (work: Work): number => {
  for (let times = 64; ; times *= 2) {
    const started = performance.now();
    work(times);
    if (performance.now() - started >= TURN_MS) return times;
  }
};

/** Millions a second of each, the median of its turns. */
const race = (works: Readonly<Record<string, Work>>): Readonly<Record<string, number>> => {
  const rates = Object.entries(works).map(([name, work]) => ({
    name,
    work,
    times: timesFor(work),
    all: [] as number[],
  }));
  for (let turn = 0; turn < TURNS; turn++)
    for (const { work, times, all } of rates) {
      const started = performance.now();
      work(times);
      all.push(times / (performance.now() - started) / 1000);
    }
  return Object.fromEntries(rates.map(({ name, all }) => [name, percentile(all, 0.5)]));
};

/** Checks that packages do the same work: each must give our number, except for the last digits of its constants. */
const sameWork = ({ what, ours, packages }: Contest): void => {
  const wanted = ours(4096);
  for (const [name, work] of Object.entries(packages))
    if (!(Math.abs(work(4096) / wanted - 1) < 1e-6))
      throw new Error(`${what}: ${name} gives ${work(4096)}, not ${wanted}`);
};

const contestFigures = (contest: Contest): readonly Figure[] => {
  sameWork(contest);
  const { what, ours, packages, floor, isTenfoldAsked = false } = contest;
  const rates = race({ ours, ...packages, ...(floor === undefined ? {} : { floor }) });
  const rate = rates["ours"] ?? Number.NaN;
  const own: Figure = {
    what,
    value: rate,
    unit: "million/s",
    ...(floor === undefined
      ? {}
      : { floor: { what: "arithmetic written by hand", value: rates["floor"] ?? Number.NaN } }),
  };
  const beside = Object.keys(packages).map((name): Figure => {
    const times = rate / (rates[name] ?? Number.NaN);
    const target = isTenfoldAsked ? { target: "≥ 10 times", reached: times >= 10 } : {};
    return { what: `  as against ${name}`, value: times, unit: "times", ...target };
  });
  return [own, ...beside];
};

const CHUNKS = 100;

/** Bytes that doing a work once leaves on the heap: the heap measured around each of a hundred chunks, the median. */
const bytesOf = (work: Work, inChunk: number): number => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // A busy machine compiles late: what is not yet compiled leaves a number object each.
  for (let i = 0; i < CHUNKS; i++) work(inChunk);
  collect();
  const grown = Array.from({ length: CHUNKS }, () => {
    const before = process.memoryUsage().heapUsed;
    work(inChunk);
    return process.memoryUsage().heapUsed - before;
  });
  return percentile(grown, 0.5) / inChunk;
};

/** Ten million of ours; a number object each would show as 12 bytes. Fewer of theirs, so that no collection comes between. */
const allocation = (): readonly Figure[] =>
  CONTESTS.slice(0, 1).map(({ ours, packages }) => {
    const bytes = bytesOf(ours, 100_000);
    const least = Math.min(...Object.values(packages).map((work) => bytesOf(work, 1000)));
    return {
      what: "Heap that three conversions leave, of 30 million",
      value: Math.max(0, bytes),
      unit: "bytes",
      target: "none: < 0.1",
      reached: bytes < 0.1,
      floor: { what: "the most frugal package", value: least },
    };
  });

/** The domain's functions beside the packages that a team would take instead: same work, same process. */
export const domainFigures = async (): Promise<readonly Figure[]> => [
  ...CONTESTS.flatMap(contestFigures),
  ...allocation(),
];
