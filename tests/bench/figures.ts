import { request, Agent } from "node:http";

/** One measured figure, what it should reach, and the floor measured in the same run. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** As the quality page states it. */
  readonly target?: string;
  readonly reached?: boolean;
  readonly floor?: { readonly what: string; readonly value: number };
};

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bad: number;
  /** Milliseconds of each answer. */
  readonly times: readonly number[];
};

export type LoadRequest = {
  readonly origin: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes each request's own path, further headers and body if the requests differ. */
  readonly each?: () => {
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly text?: string;
  };
  readonly connections: number;
  readonly requests: number;
  readonly expect: number;
};

/** One request; its status. */
export const send = (
  agent: Agent,
  load: Pick<LoadRequest, "origin" | "path" | "method" | "headers" | "each"> & { readonly text?: string },
): Promise<number> =>
  new Promise((resolve, reject) => {
    const each = load.each?.();
    const text = each?.text ?? load.text;
    const sent = request(
      new URL(each?.path ?? load.path, load.origin),
      {
        agent,
        method: load.method ?? "GET",
        headers: {
          ...load.headers,
          ...each?.headers,
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
        },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on("error", reject);
    sent.end(text);
  });

/** Sends a fixed number of requests over a fixed number of kept connections; milliseconds per answer. */
export const putUnderLoad = async (load: LoadRequest): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const times: number[] = [];
  let left = load.requests;
  let bad = 0;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      if ((await send(agent, load)) !== load.expect) bad += 1;
      times.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: load.connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { ...loadOf(times, bad), perSecond: load.requests / seconds };
};

/** Answers one after the other. */
export const loadOf = (times: readonly number[], bad = 0): Load => ({
  perSecond: (1000 * times.length) / times.reduce((sum, ms) => sum + ms, 0),
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  bad,
  times,
});

const TURNS = 5;

/** Several turns as one: the median of their rates, the percentiles of all their answers. */
const together = (turns: readonly Load[]): Load => {
  const rates = turns.map(({ perSecond }) => perSecond);
  const bad = turns.reduce((sum, turn) => sum + turn.bad, 0);
  return {
    ...loadOf(
      turns.flatMap(({ times }) => times),
      bad,
    ),
    perSecond: percentile(rates, 0.5),
  };
};

/** Loads in turns, one after the other and round again, so that a slow moment of the machine meets all of them. */
export const inTurns = async <Name extends string>(
  loads: Readonly<Record<Name, () => Promise<Load>>>,
): Promise<Readonly<Record<Name, Load>>> => {
  const names = Object.keys(loads) as Name[];
  const done = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < TURNS; turn += 1) for (const name of names) done.get(name)?.push(await loads[name]());
  return Object.fromEntries(names.map((name) => [name, together(done.get(name) ?? [])])) as Record<Name, Load>;
};

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** The table for people; the same figures as one JSON line after it. */
export const print = (title: string, figures: readonly Figure[]): void => {
  console.log(`\n${title}`);
  for (const { what, value, unit, target, reached, floor } of figures) {
    const mark = reached === undefined ? "    " : reached ? "ok  " : "MISS";
    const beside =
      floor === undefined
        ? ""
        : `   floor: ${shown(floor.value)} ${unit} (${floor.what}), ${((100 * value) / floor.value).toFixed(0)} %`;
    console.log(
      `  ${mark} ${what}: ${shown(value)} ${unit}${target === undefined ? "" : `   to reach: ${target}`}${beside}`,
    );
  }
};
