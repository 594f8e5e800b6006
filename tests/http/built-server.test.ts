import { ERASE_JOB } from "@morsel/application/account/delete-account";
import { resolve } from "@morsel/adapters/composition/container";
import { serverContainer } from "@morsel/adapters/composition/server/server-container";
import { JobKinds, type JobPayload } from "@morsel/application/platform/job";
import { makeSqlJobStore } from "@morsel/adapters/sql/jobs/job-store";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givePremium } from "./membership/access-requests.ts";
import { type AccessRequests, accessRooms, type WalkRequests } from "./support/access-requests.ts";
import { joined, memoryStorage, PASSWORD } from "./support/harness.ts";
import { openBody } from "./support/opened-body.ts";
import { settingsInMemory } from "./support/settings-in-memory.ts";
import { asMemberAgain } from "./support/walking-admin.ts";
import { startWalk, type Walk } from "./support/walk.ts";

const root = join(import.meta.dirname, "../..");

type Operation = {
  readonly operationId: string;
  readonly responses: { readonly [status: string]: { readonly content?: object } };
};
type Document = { readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } } };

const document = JSON.parse(readFileSync(join(root, "openapi.json"), "utf8")) as Document;
const OPERATIONS = new Map(
  Object.values(document.paths).flatMap((methods) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      { method: method.toUpperCase(), responses: operation.responses },
    ]),
  ),
);

const { scripts: SCRIPTS } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly scripts: { readonly [name: string]: string };
};
const CATALOGUE = join(root, "tests/fixtures/catalogues/off-jsonl/openfoodfacts-products.jsonl.gz");
/** The arguments of each command, and a part of its output. */
/** Refuse while a server runs: `tests/faults/{move,restore}-command.test.ts`. */
const WITHOUT_SERVER = ["move", "restore"];
const COMMANDS: { readonly [name: string]: readonly (readonly [given: readonly string[], says: string])[] } = {
  backup: [[["saved.sqlite"], "Backed up"]],
  doctor: [[[], "is whole"]],
  inbox: [[[], "Where is my plate?"]],
  flag: [
    [["food-insights-survey-test", "on"], 'is "on"'],
    [[], "food-insights-survey-test  on"],
  ],
  visits: [[[], "Nothing was counted"]],
  foods: [
    [["import", CATALOGUE], "foods"],
    [["list"], "off"],
  ],
  admin: [[["ada"], "ada is an admin"]],
  "rotate-secret": [[[], "another secret"]],
};

/** A request that another service signs with a secret which this server does not have. */
const SIGNED_BY_OTHERS = new Set(["payments.stripeWebhook"]);

/** Acts of moderators, which ask for the second step in each session: `tests/http/forum/forum.test.ts` has one. */
const NEEDS_ENTRY = new Set([
  "forumWriting.moderateTopic",
  "forumWriting.hidePost",
  "forumWriting.banFromForum",
  "moderation.moderationQueue",
  "moderation.moderationAppeals",
  "moderation.decideReport",
  "moderation.answerAppeal",
]);

/** Needs what a moderator alone can do first: `tests/http/moderation/moderation.test.ts` does it. */
const NEEDS_DECISION = new Set(["moderation.appeal"]);

/** Rooms that make Ada an admin for their own operations. */
const OF_ADMINS = /^(admin|adminEntry|backOffice|foodMerges|foodReview|forumCategories|moderation|siteSettings)\./;

/** Jobs that do nothing without their payload. */
const PAYLOADS: { readonly [kind: string]: JobPayload } = {
  "weekly-digest": { timeZone: "Europe/Berlin" },
  webhook: { delivery: "gone" },
};

const rooms = await accessRooms();
const REQUESTS: AccessRequests = Object.assign({}, ...rooms.map(({ accessRequests }) => accessRequests));
const WALKED: WalkRequests = Object.assign({}, ...rooms.map(({ walkRequests }) => walkRequests));

/** The server that `npm start` runs answers each operation that it describes to the last byte, and goes on. */
describe("the server as it is built", () => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await startWalk();
    await givePremium(walk);
    for (const { prepare } of rooms) await prepare?.(walk);
  });
  afterAll(() => walk.end());

  /** Ada signs in again after an operation that signed her out. */
  const signedIn = async ({ ada }: Walk): Promise<void> => {
    const { userId } = (await (await ada.get("/api/auth/session")).json()) as { readonly userId?: string };
    if (userId === undefined) expect((await ada.signIn("ada")).status).toBe(200);
  };

  it("has a request for every operation of openapi.json", () => {
    expect(Object.keys(REQUESTS).toSorted()).toEqual([...OPERATIONS.keys()].toSorted());
    for (const operation of Object.keys(WALKED)) expect(OPERATIONS.has(operation)).toBe(true);
  });

  for (const [id, given] of Object.entries(REQUESTS))
    it(`${id} is answered, and /healthz after it`, async () => {
      const { method = "", responses = {} } = OPERATIONS.get(id) ?? {};
      if (!OF_ADMINS.test(id)) await asMemberAgain(walk);
      await signedIn(walk);
      const [path, body] = (await WALKED[id]?.(walk)) ?? given;
      const response = await walk.ada.send(method, path, body);
      const { status } = response;
      if (NEEDS_ENTRY.has(id)) return expect([id, status]).toEqual([id, 403]);
      if (NEEDS_DECISION.has(id)) return expect([id, status]).toEqual([id, 404]);
      if (SIGNED_BY_OTHERS.has(id)) return expect([id, status]).toEqual([id, 400]);
      expect([status, status < 400 ? "" : await response.text()]).toEqual([expect.toSatisfy((code) => code < 400), ""]);
      const types = Object.keys(responses[status]?.content ?? {});
      if (types.length > 0) expect(types).toContain(response.headers.get("content-type")?.split(";")[0]);
      expect(Object.keys(responses)).toContain(String(status));
      await openBody(response);
      expect((await walk.server.browser().get("/healthz")).status).toBe(200);
    });

  /** As npm runs them, beside the server. */
  const command = (name: string, given: readonly string[]) => {
    const [node = "", ...words] = SCRIPTS[name]?.split(" ") ?? [];
    expect(node).toBe("node");
    const env = { ...process.env, MORSEL_DATA: walk.dataFolder, INIT_CWD: walk.dataFolder };
    const { status, stdout, stderr } = spawnSync(process.execPath, [...words, ...given], {
      cwd: root,
      env,
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };

  it("has every command of package.json here", () => {
    const commands = Object.keys(SCRIPTS).filter((name) => SCRIPTS[name]?.includes("/composition/cli/"));
    expect([...Object.keys(COMMANDS), ...WITHOUT_SERVER].toSorted()).toEqual(commands.toSorted());
  });

  for (const [name, runs] of Object.entries(COMMANDS))
    it(`npm run ${name} does its work beside the server`, async () => {
      for (const [given, says] of runs)
        expect(command(name, given)).toEqual({ status: 0, said: expect.stringContaining(says) });
      expect((await walk.server.browser().get("/healthz")).status).toBe(200);
    });

  /** Jobs that nothing of the walk asked for yet; the others send mails, which the operations above waited for. */
  const SENDING = ["mail", "contact-mail", "account-link"];
  const KINDS = resolve(serverContainer(settingsInMemory, memoryStorage()), JobKinds).map(({ kind }) => kind);

  it("does the jobs of every kind, each to its end", async () => {
    expect(KINDS).toEqual(expect.arrayContaining(SENDING));
    const eve = await joined(walk.server, "eve");
    const { userId } = (await (await eve.get("/api/auth/session")).json()) as { readonly userId: MemberId };
    const added = KINDS.filter((kind) => !SENDING.includes(kind)).map((kind) => ({
      id: `built-${kind}`,
      kind,
      payload: PAYLOADS[kind] ?? {},
      dueAt: 0,
      member: userId,
    }));
    const left = (): Promise<readonly { readonly id: string }[]> =>
      walk.inDatabase((sql) => sql<{ readonly id: string }>`select id from job where id like 'built-%'`);
    // The erasure is the last: it takes with it what is its member's.
    const [erasures, others] = [
      added.filter(({ kind }) => kind === ERASE_JOB),
      added.filter(({ kind }) => kind !== ERASE_JOB),
    ];
    expect(erasures).toHaveLength(1);
    await walk.inDatabase((sql) => makeSqlJobStore(sql).add(others));
    await expect.poll(left).toEqual([]);
    await walk.inDatabase((sql) =>
      Effect.andThen(sql`update member set erase_at = 1 where id = ${userId}`, makeSqlJobStore(sql).add(erasures)),
    );
    await expect.poll(left).toEqual([]);
    expect(await walk.inDatabase((sql) => sql`select id from member where id = ${userId}`)).toEqual([]);
    expect(await walk.inDatabase((sql) => sql`select id from job where died_at is not null`)).toEqual([]);
    expect((await walk.server.browser().get("/healthz")).status).toBe(200);
  });

  /** All texts of a body, however deep; short ones are words such as "lunch", those in capitals are codes. */
  const textsIn = (value: unknown): readonly string[] => {
    if (typeof value === "string") return value.length < 8 || /^[A-Z_]+$/.test(value) ? [] : [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };

  it("logs and counts nothing that a member sent or is", async () => {
    const sent = textsIn(Object.values(REQUESTS).map(([, body]) => body));
    const secrets = [...sent, PASSWORD, "ada@example.org", ...walk.ada.cookies.values()];
    expect(secrets.length).toBeGreaterThan(50);
    const [log, metrics] = [walk.server.log(), await walk.metrics()];
    expect(secrets.filter((secret) => log.includes(secret) || metrics.includes(secret))).toEqual([]);
  });

  it("tells Prometheus of endpoints, the database, searches and jobs", async () => {
    const metrics = await walk.metrics();
    for (const line of [
      /^morsel_http_request_duration_seconds_count\{endpoint="GET \/healthz",status="200"\} \d{2,}$/m,
      /^morsel_database_statement_duration_seconds_count \d{2,}$/m,
      /^morsel_database_transaction_duration_seconds_count \d{2,}$/m,
      /^morsel_food_search_duration_seconds_count [1-9]/m,
      /^morsel_jobs\{state="dead"\} 0$/m,
      /^process_resident_memory_bytes \d+/m,
    ])
      expect(metrics).toMatch(line);
    // A label for each address that is asked would grow for ever.
    expect(metrics).not.toMatch(/endpoint="[^"]*[0-9a-f]{8}-/);
  });

  it("says nothing of a failure", () => {
    // The addresses of the walk's webhook and of its device exist nowhere.
    for (const line of walk.server
      .log()
      .split("\n")
      .filter((one) => !/"event":"job failed","kind":"(webhook|push)"/.test(one)))
      expect(line).not.toMatch(/"level":"(warn|error)","event":(?!"client")/);
  });
});
