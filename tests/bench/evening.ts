import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { SAMPLE_DAY_MEALS, logMeals } from "../support/journey.ts";
import { newMember, uuidv7, type SignedInMember } from "../support/member.ts";
import { dataFolder, startServer } from "../support/server.ts";
import { loadOf, send, type Figure } from "./figures.ts";

const DATE = "2026-03-14";
const FOODS = ["sr28-09040", "sr28-01123", "sr28-11090", "sr28-04053"];
const NAMES = (
  "banana, eggs, broccoli raw, butter, milk 2%, rice, chicken breast, apple, oatmeal, yogurt, " +
  "greek yogurt, coffee, bread whole wheat, peanut butter, cheddar cheese, salmon, tuna, potato, " +
  "sweet potato, orange juice, olive oil, avocado, almonds, tomato, cucumber, spinach, beef mince, " +
  "turkey, ham, bacon, pasta, pizza, burger, chocolate, ice cream, beer, wine, cola, honey"
).split(", ");
/** Searches as these names are typed, letter by letter: some 250 texts. */
const TEXTS = NAMES.flatMap((name) => Array.from({ length: name.length - 1 }, (_, i) => name.slice(0, i + 2)));
/** Neighbours in the list are not asked one after the other. */
const STRIDE = 101;
const MEMBERS = 16;
const IN_FLIGHT = 32;
const SECONDS = 60;
/** The first answers compile what they run through. */
const WARM_UP_SECONDS = 5;

type Asked = { readonly method: string; readonly path: string; readonly text?: string };

const json = (body: unknown): string => JSON.stringify(body);

/** Mix of twenty requests that a page sends while it is open in the evening. */
const asked = (turn: number): Asked => {
  const day = `/api/services/diary/${DATE}`;
  const kind = turn % 20;
  const text = TEXTS[(turn * STRIDE) % TEXTS.length] ?? "";
  if (kind < 2) return { method: "GET", path: `/food/diary?date=${DATE}` };
  if (kind < 7) return { method: "GET", path: day };
  if (kind < 13) return { method: "GET", path: `/api/services/foods?query=${encodeURIComponent(text)}` };
  if (kind < 15) return { method: "GET", path: "/api/services/foods/suggestions?meal=dinner&at=18:30" };
  // Written over many days, so that no day gets full.
  const date = new Date(Date.UTC(2020, 0, 1 + (turn % 1500))).toISOString().slice(0, 10);
  if (kind === 15)
    return { method: "POST", path: `/api/services/diary/${date}/water`, text: json({ id: uuidv7(), ml: 1 }) };
  const entry = { id: uuidv7(), meal: "dinner", food_id: FOODS[turn % FOODS.length], amount: 100, unit: "g" };
  return { method: "POST", path: `/api/services/diary/${date}/entries`, text: json({ entries: [entry] }) };
};

const megabytes = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1024;

/** Many members at once: reading, typing, logging, drinking. */
export const evening = async (): Promise<readonly Figure[]> => {
  const data = dataFolder();
  const server = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
  try {
    const members: SignedInMember[] = [];
    for (let n = 0; n < MEMBERS; n += 1) {
      const member = await newMember(server.origin);
      await logMeals(member, DATE, SAMPLE_DAY_MEALS);
      members.push(member);
    }
    const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
    const origin = server.origin.replace("localhost", "127.0.0.1");
    let turn = 0;
    const during = async (seconds: number) => {
      const times: number[] = [];
      let bad = 0;
      const until = performance.now() + seconds * 1000;
      const worker = async (): Promise<void> => {
        while (performance.now() < until) {
          turn += 1;
          const member = members[turn % members.length];
          const headers = { cookie: member?.cookies() ?? "", origin: server.origin };
          const started = performance.now();
          const status = await send(agent, { origin, ...asked(turn), headers });
          if (status >= 300) bad += 1;
          times.push(performance.now() - started);
        }
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
      return { ...loadOf(times, bad), perSecond: times.length / seconds };
    };
    await during(WARM_UP_SECONDS);
    const before = megabytes(server.process.pid);
    const load = await during(SECONDS);
    const after = megabytes(server.process.pid);
    agent.destroy();
    return [
      {
        what: `the mix of an evening, ${IN_FLIGHT} requests in flight, ${SECONDS} s, p99`,
        value: load.p99,
        unit: "ms",
        target: "≤ 50 ms, 0 errors",
        reached: load.p99 <= 50 && load.bad === 0,
      },
      { what: "the same, answers", value: load.perSecond, unit: "requests/s" },
      { what: "the same, errors", value: load.bad, unit: "requests" },
      { what: "the same, memory afterwards", value: after, unit: "MB", floor: { what: "before", value: before } },
    ];
  } finally {
    await server.kill();
    data.remove();
  }
};
