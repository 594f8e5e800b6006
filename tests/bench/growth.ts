import { closeSync, fsyncSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { logMeals } from "../support/journey.ts";
import { caller, newMember, signIn, uuidv7, type SignedInMember } from "../support/member.ts";
import { dataFolder, startServer, type RunningServer } from "../support/server.ts";
import { putUnderLoad, type Figure, type Load } from "./figures.ts";

const FEW = 100;
const MANY = 100_000;
const DAYS = ["2026-03-02", "2026-03-03"] as const;
const FOODS = ["sr28-09040", "sr28-01123", "sr28-11090", "sr28-04053"] as const;
const ENTRIES = 5;
/** Members who read and log in turn, spread over all of them, so that no page of the file is anybody's alone. */
const READERS = 40;
const OWNED = ["member_goal", "diary_entry", "diary_day", "food_usage"] as const;

type Cell = string | number | null;
type Row = Readonly<Record<string, Cell>>;

const idOf = (nth: number): string => `00000000-0000-7000-8000-${String(nth).padStart(12, "0")}`;
const nameOf = (nth: number): string => `member${nth}`;

/** Copies the first member with all of their history, from the `from`th copy to the one before the `to`th. */
const multiply = (file: string, from: number, to: number): void => {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -200000; begin");
  const sample = database.prepare("select * from member where username not like 'member%'").get() as Row;
  const columns = Object.keys(sample);
  const insert = database.prepare(
    `insert into member (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
  );
  for (let nth = from; nth < to; nth += 1) {
    const name = nameOf(nth);
    const own: Row = {
      ...sample,
      id: idOf(nth),
      username: name,
      username_key: name,
      email: `${name}@example.org`,
      email_key: `${name}@example.org`,
    };
    insert.run(...columns.map((column) => own[column] ?? null));
  }
  for (const table of OWNED) {
    const names = database
      .prepare(`select name from pragma_table_info('${table}') where name <> 'member_id'`)
      .all()
      .map(({ name }) => String(name))
      .join(", ");
    // Member after member, as a member's rows lie together.
    database.exec(
      `insert into ${table} (member_id, ${names})
      select m.id, ${names
        .split(", ")
        .map((name) => `t.${name}`)
        .join(", ")} from member m join ${table} t on t.member_id = '${String(sample["id"])}'
      where m.username like 'member%' and m.id >= '${idOf(from)}' and m.id < '${idOf(to)}' order by m.id`,
    );
  }
  database.exec("commit; pragma wal_checkpoint(truncate)");
  database.close();
  // On disk before anything is measured: what is still being written would slow what is logged.
  const written = openSync(file, "r+");
  fsyncSync(written);
  closeSync(written);
};

const spread = async (server: RunningServer, among: number, password: string): Promise<readonly string[]> => {
  const cookies: string[] = [];
  for (let n = 0; n < READERS; n += 1) {
    const who = caller(server.origin);
    const answer = await signIn(who, nameOf(Math.floor((n * among) / READERS)), password);
    if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
    cookies.push(who.cookies());
  }
  return cookies;
};

type Costs = { readonly read: Load; readonly log: Load };

const costs = async (folder: string, among: number, { password }: SignedInMember): Promise<Costs> => {
  const server = await startServer(folder, { MORSEL_RATE_LIMITS: "off" });
  try {
    const cookies = await spread(server, among, password);
    let turn = 0;
    const headers = () => ({ cookie: cookies[(turn += 1) % cookies.length] ?? "", origin: server.origin });
    const to = { origin: server.origin.replace("localhost", "127.0.0.1"), path: "/", connections: 1 };
    const aDay = () => ({ path: `/api/services/diary/${DAYS[turn % DAYS.length] ?? ""}`, headers: headers() });
    const anEntry = () => ({
      path: `/api/services/diary/2026-04-${String(1 + (turn % 28)).padStart(2, "0")}/entries`,
      headers: headers(),
      text: JSON.stringify({
        entries: [{ id: uuidv7(), meal: "lunch", food_id: FOODS[turn % 4], amount: 100, unit: "g" }],
      }),
    });
    const read = (requests: number) => putUnderLoad({ ...to, each: aDay, requests, expect: 200 });
    const log = (requests: number) => putUnderLoad({ ...to, method: "POST", each: anEntry, requests, expect: 201 });
    await read(1000);
    const reading = await read(2000);
    await log(500);
    const logging = await log(1000);
    if (reading.bad + logging.bad > 0) throw new Error("Some answers were not what was asked for.");
    return { read: reading, log: logging };
  } finally {
    await server.kill();
  }
};

const grown = (what: string, many: Load, few: Load): Figure => ({
  what: `${what} at ${MANY} members with history, p50`,
  value: many.p50,
  unit: "ms",
  target: "≤ 1.5 × the cost at 100",
  reached: many.p50 <= 1.5 * few.p50,
  floor: { what: `at ${FEW} members`, value: few.p50 },
});

/** The diary day and logging, among a hundred members and among a hundred thousand, each with days of their own. */
export const growth = async (): Promise<readonly Figure[]> => {
  const data = dataFolder();
  try {
    const server = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
    const first = await newMember(server.origin);
    for (const date of DAYS)
      await logMeals(
        first,
        date,
        Array.from({ length: ENTRIES }, (_, n) => ["lunch", FOODS[n % FOODS.length] ?? "", 80 + n] as const),
      );
    await server.kill();
    const file = join(data.path, "morsel.sqlite");
    multiply(file, 0, FEW);
    const few = await costs(data.path, FEW, first);
    multiply(file, FEW, MANY);
    const many = await costs(data.path, MANY, first);
    return [grown("read a diary day", many.read, few.read), grown("log an entry", many.log, few.log)];
  } finally {
    data.remove();
  }
};
