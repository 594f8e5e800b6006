import { readFileSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { caller, newMember, signIn, type SignedInMember } from "../support/member.ts";
import { dataFolder, startServer, type RunningServer } from "../support/server.ts";
import { putUnderLoad, type Figure, type Load } from "./figures.ts";
import { copyMembers, memberName } from "./many-members.ts";

const MEMBERS = 100_000;
const MESSAGES_EACH = 10;
const NEWS_EACH = 4;
const FRIENDS = 50;
/** As many as a member can have. */
const MOST_FRIENDS = 1000;
const READERS = 40;
const STREAMS = 2000;
/** Streams of one member at once. */
const STREAMS_EACH = 8;
const NOW = Date.UTC(2026, 2, 5, 12);

const readerOf = (nth: number): number => Math.floor((nth * MEMBERS) / READERS);

/** A hundred thousand copies of the first member, with a million messages, friends and news; two of the readers have all friends one can have. */
const fill = (file: string): void => {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -200000; begin");
  copyMembers(database, MEMBERS);
  database.exec(`
    create temp table someone as select row_number() over (order by id) - 1 as nth, id from member where username like 'member%';
    create unique index temp.someone_nth on someone (nth);
    create temp table turn as with recursive t (n) as (select 1 union all select n + 1 from t where n < ${MOST_FRIENDS}) select n from t;
    insert into message (member_id, id, thread_id, other_id, is_sent, is_read, sent_at, subject, body, search_key)
      select s.id, 'm' || s.nth || '-' || t.n, 't' || s.nth || '-' || (t.n / 2), o.id, t.n % 2, 1, ${NOW} - t.n * 60000 - s.nth,
        'A walk', 'At seven by the river, as always?', 'a walk at seven by the river, as always?'
      from temp.someone s join temp.turn t on t.n <= ${MESSAGES_EACH}
        join temp.someone o on o.nth = (s.nth + t.n * 7919) % ${MEMBERS};
    insert into friend (member_id, friend_id, since)
      select s.id, o.id, ${NOW} from temp.someone s
        join temp.turn t on t.n <= case when s.nth in (0, ${readerOf(1)}) then ${MOST_FRIENDS} else ${FRIENDS} end
        join temp.someone o on o.nth = (s.nth + t.n * 31) % ${MEMBERS}
      where s.nth % ${Math.floor(MEMBERS / READERS)} = 0;
    insert into news_entry (member_id, id, kind, thing, amount, words, posted_at, is_hidden, likes, comments)
      select s.id, 'n' || s.nth || '-' || t.n, 'words', t.n, null, 'Ten kilometres before breakfast.',
        ${NOW} - (s.nth * 7919 + t.n * 104729) % 864000000, 0, 0, 0
      from temp.someone s join temp.turn t on t.n <= ${NEWS_EACH};
    commit; analyze; pragma wal_checkpoint(truncate)`);
  database.close();
};

const cookiesOf = async (server: RunningServer, nth: number, { password }: SignedInMember): Promise<string> => {
  const who = caller(server.origin);
  const answer = await signIn(who, memberName(nth), password);
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return who.cookies();
};

const residentMb = (server: RunningServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"))?.[1]) / 1024;

const openStream = (agent: Agent, origin: string, cookie: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const asked = request(new URL("/api/services/notifications/stream", origin), { agent, headers: { cookie } });
    asked.on("response", (answer) => {
      answer.on("error", () => undefined);
      answer.resume();
      resolve(answer);
    });
    asked.on("error", reject);
    asked.end();
  });

/** Memory that open pages cost the server, after it has settled. */
const streamsMb = async (server: RunningServer, member: SignedInMember): Promise<number> => {
  const cookies: string[] = [];
  for (let n = 0; n < STREAMS / STREAMS_EACH; n += 1) cookies.push(await cookiesOf(server, n + 1, member));
  const origin = server.origin.replace("localhost", "127.0.0.1");
  const agent = new Agent({ maxSockets: Infinity, keepAlive: true });
  const before = residentMb(server);
  const streams: IncomingMessage[] = [];
  for (const cookie of cookies) {
    const opened = Array.from({ length: STREAMS_EACH }, () => openStream(agent, origin, cookie));
    streams.push(...(await Promise.all(opened)));
  }
  const refused = streams.filter(({ statusCode }) => statusCode !== 200).length;
  if (refused > 0) throw new Error(`${refused} streams were refused.`);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const after = residentMb(server);
  for (const stream of streams) stream.destroy();
  return after - before;
};

const inTime = (what: string, { p50, p99 }: Load): readonly Figure[] => [
  { what: `${what}, p50`, value: p50, unit: "ms" },
  { what: `${what}, p99`, value: p99, unit: "ms", target: "≤ 10 ms", reached: p99 <= 10 },
];

/** Inbox and news feed among a hundred thousand members with a million messages, and what open pages cost. */
export const peopleFigures = async (): Promise<readonly Figure[]> => {
  const folder = dataFolder();
  try {
    const first = await startServer(folder.path);
    const member = await newMember(first.origin);
    await first.kill();
    fill(join(folder.path, "morsel.sqlite"));
    const server = await startServer(folder.path);
    try {
      const cookies: string[] = [];
      for (let n = 0; n < READERS; n += 1) cookies.push(await cookiesOf(server, readerOf(n), member));
      const origin = server.origin.replace("localhost", "127.0.0.1");
      const ask = async (path: string, among: readonly string[]): Promise<Load> => {
        let turn = 0;
        const each = () => ({ path, headers: { cookie: among[(turn += 1) % among.length] ?? "" } });
        const load = { origin, path, connections: 1, expect: 200, each };
        await putUnderLoad({ ...load, requests: 300 });
        return putUnderLoad({ ...load, requests: 1500 });
      };
      const feed = "/api/services/news_feed";
      return [
        ...inTime("Inbox", await ask("/api/services/messages?folder=inbox", cookies)),
        ...inTime(`Feed of ${FRIENDS} friends`, await ask(feed, cookies.slice(2))),
        ...inTime(`Feed of ${MOST_FRIENDS} friends`, await ask(feed, cookies.slice(0, 2))),
        await streamsMb(server, member).then((mb) => ({
          what: `${STREAMS} open event streams`,
          value: mb,
          unit: "MB",
          target: "≤ 60 MB",
          reached: mb <= 60,
        })),
      ];
    } finally {
      await server.kill();
    }
  } finally {
    folder.remove();
  }
};
