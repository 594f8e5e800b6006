import { spawn } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newMember, uuidv7 } from "../support/member.ts";
import { dataFolder, freePort, startServer } from "../support/server.ts";
import { inTurns, putUnderLoad, type Figure, type Load } from "./figures.ts";

const DATE = "2026-03-14";
const FOODS = ["sr28-09040", "sr28-01123", "sr28-11090", "sr28-04053"];

const waitFor = async (url: string): Promise<void> => {
  for (;;) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const share = (what: string, percent: number, ours: Load, floor: Load): Figure => ({
  what,
  value: ours.perSecond,
  unit: "requests/s",
  target: `≥ ${percent} % of the floor`,
  reached: ours.perSecond * 100 >= percent * floor.perSecond && ours.bad === 0,
  floor: { what: "bare node:http, same SQL", value: floor.perSecond },
});

/** A diary day of 12 entries read, and entries logged durably, over HTTP, beside a bare server on the same file. */
export const diaryOverHttp = async (): Promise<readonly Figure[]> => {
  const data = dataFolder();
  const server = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
  try {
    const member = await newMember(server.origin);
    for (let n = 0; n < 12; n += 1)
      await member.call(`/api/services/diary/${DATE}/entries`, {
        method: "POST",
        body: {
          entries: [
            {
              id: uuidv7(),
              meal: ["breakfast", "lunch", "dinner", "snacks"][n % 4],
              food_id: FOODS[n % FOODS.length],
              amount: 80 + n,
              unit: "g",
            },
          ],
        },
      });
    const file = join(data.path, "morsel.sqlite");
    const reader = new DatabaseSync(file, { readOnly: true });
    const row = reader.prepare("select id from member").get() as { id: string };
    reader.close();
    const port = await freePort();
    const bare = spawn(
      process.execPath,
      [
        "--disable-warning=ExperimentalWarning",
        join(import.meta.dirname, "bare-server.ts"),
        file,
        String(port),
        row.id,
      ],
      { stdio: "inherit" },
    );
    const floorOrigin = `http://127.0.0.1:${port}`;
    await waitFor(`${floorOrigin}/${DATE}`);
    const headers = { cookie: member.cookies(), origin: server.origin };
    const origin = server.origin.replace("localhost", "127.0.0.1");
    const read = (to: string, connections: number, requests: number): Promise<Load> =>
      putUnderLoad({ origin: to, path: `/api/services/diary/${DATE}`, headers, connections, requests, expect: 200 });
    let logs = 0;
    const log = (to: string, connections: number, requests: number): Promise<Load> =>
      putUnderLoad({
        origin: to,
        path: "/",
        method: "POST",
        headers,
        connections,
        requests,
        expect: 201,
        each: () => {
          const id = uuidv7();
          logs += 1;
          const day = logs % 28;
          const date = new Date(Date.UTC(2020, 0, 1 + (logs % 1000))).toISOString().slice(0, 10);
          return {
            path: `/api/services/diary/${date}/entries`,
            text: JSON.stringify({
              entries: [{ id, meal: "lunch", food_id: FOODS[day % FOODS.length], amount: 100, unit: "g" }],
            }),
          };
        },
      });
    for (const to of [origin, floorOrigin]) await read(to, 4, 1500);
    const { ours, floor, single } = await inTurns({
      ours: () => read(origin, 8, 1200),
      floor: () => read(floorOrigin, 8, 1200),
      single: () => read(origin, 1, 400),
    });
    for (const to of [origin, floorOrigin]) await log(to, 1, 1000);
    const { logged, logFloor, loggedSingle, logFloorSingle } = await inTurns({
      logged: () => log(origin, 8, 1200),
      logFloor: () => log(floorOrigin, 8, 1200),
      loggedSingle: () => log(origin, 1, 300),
      logFloorSingle: () => log(floorOrigin, 1, 300),
    });
    bare.kill();
    return [
      share("read a diary day of 12 entries, 8 connections", 80, ours, floor),
      {
        what: "the same at 1 connection, p99",
        value: single.p99,
        unit: "ms",
        target: "≤ 5 ms",
        reached: single.p99 <= 5,
      },
      share("log an entry, durable when answered, 8 connections", 60, logged, logFloor),
      {
        what: "log an entry, 1 connection, p50",
        value: loggedSingle.p50,
        unit: "ms",
        target: "≤ 1.5 ms",
        reached: loggedSingle.p50 <= 1.5,
        floor: { what: "bare INSERT", value: logFloorSingle.p50 },
      },
    ];
  } finally {
    await server.kill();
    data.remove();
  }
};
