import { Agent } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { logMeals } from "../support/journey.ts";
import { caller, newMember, signIn } from "../support/member.ts";
import { dataFolder, startServer } from "../support/server.ts";
import { inTurns, loadOf, percentile, putUnderLoad, send, type Figure, type Load } from "./figures.ts";

const LAST = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const DAYS = 1826;
const ENTRIES = 20;
const FOODS = ["sr28-09040", "sr28-01123", "sr28-11090", "sr28-04053"];
const MEALS = ["breakfast", "lunch", "dinner", "snacks"];

const before = (days: number): string =>
  new Date(Date.parse(`${LAST}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The one day that was logged, on every day of five years. */
const fillYears = (file: string): void => {
  const database = new DatabaseSync(file);
  database.exec("pragma synchronous = off; begin");
  const copy = (table: string, idOf: string): void => {
    const columns = database.prepare(`select name from pragma_table_info('${table}')`).all();
    const names = columns.map(({ name }) => String(name));
    const values = names.map((name) => (name === "date" ? "?" : name === "id" ? idOf : name));
    const insert = database.prepare(
      `insert into ${table} (${names.join(", ")}) select ${values.join(", ")} from ${table} where date = ?`,
    );
    for (let day = 1; day < DAYS; day += 1)
      insert.run(
        ...(idOf === "" ? [before(day), LAST] : inOrder(names, before(day), `f${day.toString(16).padStart(3, "0")}`)),
      );
  };
  const inOrder = (names: readonly string[], date: string, tail: string): readonly string[] => [
    ...names.flatMap((name) => (name === "date" ? [date] : name === "id" ? [tail] : [])),
    LAST,
  ];
  copy("diary_entry", "? || substr(id, 5)");
  copy("diary_day", "");
  database.exec("commit; analyze");
  database.close();
};

/** 90th percentile of another member's requests while reports are made, beside that of a machine at rest. */
const waitMeanwhile = async (origin: string, path: string, cookie: string): Promise<readonly [number, number]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const ask = async (path: string): Promise<number> => {
    const started = performance.now();
    await send(agent, { origin, path, headers: { cookie } });
    return performance.now() - started;
  };
  const alone = percentile(await inSequence(200, () => ask("/healthz")), 0.9);
  let isDone = false;
  const waits: number[] = [];
  const others = (async () => {
    while (!isDone) waits.push(await ask("/healthz"));
  })();
  await inSequence(20, () => ask(path));
  isDone = true;
  await others;
  agent.destroy();
  return [percentile(waits, 0.9), alone];
};

const inSequence = async (count: number, run: () => Promise<number>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) times.push(await run());
  return times;
};

/** Five years of twenty entries a day, asked for as the page asks, beside the raw aggregate over the same rows. */
export const reportFigures = async (): Promise<readonly Figure[]> => {
  const data = dataFolder();
  const first = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
  const joined = await newMember(first.origin);
  const eaten = Array.from(
    { length: ENTRIES },
    (_, n) => [MEALS[n % 4] ?? "", FOODS[n % FOODS.length] ?? "", 80 + n] as const,
  );
  await logMeals(joined, LAST, eaten);
  await first.kill();
  const file = join(data.path, "morsel.sqlite");
  fillYears(file);
  const server = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const member = caller(server.origin);
    await signIn(member, joined.username, joined.password);
    const origin = server.origin.replace("localhost", "127.0.0.1");
    const headers = { cookie: member.cookies() };
    const ask = (path: string) => ({
      origin,
      path: `/api/services/reports/${path}`,
      headers,
      connections: 1,
      expect: 200,
    });
    const aggregate = database.prepare(
      "select date, count(*), sum(grams * json_extract(per_100g, '$.energy') / 100) from diary_entry where date between ? and ? and deleted_at is null group by date",
    );
    const raw = (days: number) => async (): Promise<Load> => {
      const started = performance.now();
      if (aggregate.all(before(days - 1), LAST).length !== days) throw new Error("The years are not whole.");
      return loadOf([performance.now() - started]);
    };
    const years = `from=${before(DAYS - 1)}&to=${LAST}`;
    const measured: Figure[] = [];
    for (const [what, path, most, days] of [
      ["a year of energy by day", `series?series=energy&from=${before(364)}&to=${LAST}`, 15, 365],
      ["a year of two series by day", `series?series=net_energy,iron&from=${before(364)}&to=${LAST}`, 15, 365],
      ["five years of energy by day", `series?series=energy&${years}`, 60, DAYS],
      ["five years of iron by month", `series?series=iron&step=monthly&${years}`, 60, DAYS],
      ["all nutrients over a year", `overview?from=${before(364)}&to=${LAST}`, 50, 365],
      ["the digest of a week, five years kept", `weekly-digest?date=${before(3)}`, 60, 7],
      ["what gave most, a year of 20 entries", `insights?nutrient=iron&from=${before(364)}&to=${LAST}`, 0, 365],
    ] as const) {
      await putUnderLoad({ ...ask(path), requests: 10 });
      const { ours, floor } = await inTurns({
        ours: () => putUnderLoad({ ...ask(path), requests: 10 }),
        floor: raw(days),
      });
      if (ours.bad > 0) throw new Error(`${what} was not answered`);
      measured.push({
        what: `${what}, p50 over HTTP`,
        value: ours.p50,
        unit: "ms",
        ...(most === 0 ? {} : { target: `≤ ${most} ms`, reached: ours.p50 <= most }),
        floor: { what: "raw aggregate of energy alone", value: floor.p50 },
      });
    }
    for (const [what, path] of [
      ["five years by day", `series?series=energy&${years}`],
      ["all nutrients over a year", `overview?from=${before(364)}&to=${LAST}`],
      ["what gave most", `insights?nutrient=iron&from=${before(364)}&to=${LAST}`],
    ] as const) {
      const [beside, alone] = await waitMeanwhile(origin, `/api/services/reports/${path}`, headers.cookie);
      measured.push({
        what: `somebody else's answer meanwhile (${what}), p90`,
        value: beside,
        unit: "ms",
        target: "≤ 10 ms",
        reached: beside <= 10,
        floor: { what: "the same by itself", value: alone },
      });
    }
    return measured;
  } finally {
    database.close();
    await server.kill();
    data.remove();
  }
};
