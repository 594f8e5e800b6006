import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newAdmin } from "../support/admin-account.ts";
import { newMember } from "../support/member.ts";
import { dataFolder, startServer } from "../support/server.ts";
import { putUnderLoad, type Figure } from "./figures.ts";
import { copyMembers, memberName } from "./many-members.ts";

const MEMBERS = 1_000_000;
const AUDIT = 1_000_000;
const DEAD_JOBS = 10_000;
const CODES = 100_000;
const MOST_MS = 20;

/** A million members, a million lines of the audit log, a hundred thousand codes, ten thousand jobs that failed for good. */
const fill = (file: string): void => {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -200000; begin");
  copyMembers(database, MEMBERS);
  const count = (most: number): string =>
    `with recursive t (n) as (select 1 union all select n + 1 from t where n < ${most})`;
  const member = (n: string): string => `'00000000-0000-7000-8000-' || printf('%012d', ${n})`;
  database.exec(`
    update member set created_at = created_at - (rowid * 7919) % 100000000 where username like 'member%';
    update member set suspended_at = created_at where rowid % 100 = 0 and roles is null;
    ${count(AUDIT)} insert into admin_audit (id, at, act, actor_id, subject_id, reason, details)
      select 'a' || n, ${Date.UTC(2026, 0, 1)} + n * 1000, case n % 3 when 0 then 'memberSuspended' when 1 then 'roleChanged' else 'sessionsEnded' end,
        ${member("n % 20")}, ${member("n % 1000000")}, 'Advertising in messages', '{}' from t;
    ${count(DEAD_JOBS)} insert into job (id, kind, payload, member_id, due_at, attempt, turn, died_at, code)
      select 'j' || n, 'mail', '{}', ${member("n")}, n, 5, 0, ${Date.UTC(2026, 0, 1)} + n, 'MailRefused' from t;
    ${count(CODES)} insert into premium_code (code, gives, months, good_until, most, uses)
      select 'CODE' || printf('%08d', n), 'months', 1, ${Date.UTC(2040, 0, 1)}, 10, n % 10 from t;
    commit; analyze; pragma wal_checkpoint(truncate)`);
  database.close();
};

/** Lists of the admin's pages among a million members, on SQLite. */
export const adminListFigures = async (): Promise<readonly Figure[]> => {
  const folder = dataFolder();
  try {
    const first = await startServer(folder.path);
    await newMember(first.origin);
    await first.kill();
    fill(join(folder.path, "morsel.sqlite"));
    const server = await startServer(folder.path);
    try {
      const admin = await newAdmin(server.origin, folder.path);
      const origin = server.origin.replace("localhost", "127.0.0.1");
      const headers = { cookie: admin.cookies() };
      const read = async (path: string): Promise<string | null> => {
        const answer = await admin.call(`/api/services/admin/${path}`);
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        return ((await answer.json()) as { readonly next?: string | null }).next ?? null;
      };
      const far = await read("members?limit=100").then((next) => encodeURIComponent(next ?? ""));
      const asked: readonly (readonly [what: string, path: string])[] = [
        ["Members, newest", "members"],
        ["Members, a later page", `members?limit=100&cursor=${far}`],
        ["Members by the beginning of a name", `members?query=${memberName(51)}`],
        ["Members, suspended", "members?view=suspended"],
        ["Members, admins", "members?view=admins"],
        ["One member", `members/00000000-0000-7000-8000-000000500000`],
        ["Audit log", "audit"],
        ["Audit log of one act", "audit?act=memberSuspended"],
        ["Audit log of one member", "audit?member=00000000-0000-7000-8000-000000500000"],
        ["Jobs", "jobs"],
        ["Codes", "codes"],
        ["Payments", "payments"],
        ["Statistics", "statistics"],
        ["Health", "health"],
        ["Sources", "sources"],
      ];
      const figures: Figure[] = [];
      for (const [what, path] of asked) {
        const load = { origin, path: `/api/services/admin/${path}`, headers, connections: 1, expect: 200 };
        await putUnderLoad({ ...load, requests: 50 });
        const { p50, p99 } = await putUnderLoad({ ...load, requests: 500 });
        figures.push(
          { what: `${what}, p50`, value: p50, unit: "ms" },
          { what: `${what}, p99`, value: p99, unit: "ms", target: `≤ ${MOST_MS} ms`, reached: p99 <= MOST_MS },
        );
      }
      return figures;
    } finally {
      await server.kill();
    }
  } finally {
    folder.remove();
  }
};
