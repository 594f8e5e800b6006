import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { memberWithEverything } from "../support/filled-account.ts";
import { newAdmin } from "../support/admin-account.ts";
import { caller, newMember, type Caller } from "../support/member.ts";
import { dataFolder, startServer } from "../support/server.ts";
import { mostlySpoilt } from "./hostile-values.ts";
import { valuesOf, type Schema, type Schemas } from "./schema-values.ts";

/**
 * `npm run fuzz -- [requests] [seed]`: requests that are made from openapi.json and spoilt at random, by a member and by nobody, to the
 * built server. It ends with 1 if one of them is answered with 5xx or not at all, or if the server is not well afterwards.
 */
const [wanted = "100000", seedText = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const WANTED = Number(wanted);
const SEED = Number(seedText);
const AT_ONCE = 16;
const OF_EACH = 8;
const PATIENCE_MS = 30_000;

type Parameter = { readonly name: string; readonly in: string; readonly schema: Schema };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};
type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
};

const { paths, components } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../openapi.json"), "utf8"),
) as OpenApi;

const seen = new Map<string, Set<string>>();
const MOST_SEEN = 30;

/** Remembers what an answer names, so that later requests are about what is there. */
const remember = (value: unknown, name = ""): void => {
  if (typeof value === "string" && name !== "" && value.length < 80) {
    const known = seen.get(name) ?? new Set();
    seen.set(name, known);
    if (known.size < MOST_SEEN) known.add(value);
  } else if (Array.isArray(value)) for (const one of value.slice(0, 10)) remember(one, name);
  else if (typeof value === "object" && value !== null)
    for (const [key, one] of Object.entries(value)) remember(one, key);
};

type Request = { readonly method: string; readonly path: string; readonly body?: unknown };

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** Requests of one operation, good and spoilt ones. */
const requestsOf = ({ path, method, operation }: (typeof operations)[number]): fc.Arbitrary<Request> => {
  const known = (name: string): readonly string[] => [...(seen.get(name) ?? []), ...(seen.get("id") ?? [])];
  const parameters = operation.parameters ?? [];
  const body = operation.requestBody?.content["application/json"]?.schema;
  return fc
    .tuple(
      fc.tuple(
        ...parameters.map(({ name, schema }) => mostlySpoilt(valuesOf(schema, components.schemas, known, name))),
      ),
      body === undefined ? fc.constant(undefined) : mostlySpoilt(valuesOf(body, components.schemas, known)),
      fc.boolean(),
    )
    .map(([values, payload, hasQuery]) => {
      let filled = path;
      const query = new URLSearchParams();
      parameters.forEach(({ name, in: place }, i) => {
        const text = typeof values[i] === "string" ? values[i] : JSON.stringify(values[i] ?? null);
        if (place === "path")
          filled = filled.replace(`{${name}}`, () => encodeURIComponent(text.toWellFormed().slice(0, 2_000)));
        else if (place === "query" && hasQuery) query.set(name, text.slice(0, 4_000));
      });
      return {
        method,
        path: query.size === 0 ? filled : `${filled}?${query}`,
        ...(payload === undefined ? {} : { body: payload }),
      };
    });
};

const data = dataFolder();
const network = new URL("../support/outside-network.mjs", import.meta.url).pathname;
const server = await startServer(data.path, { NODE_OPTIONS: `--import=${network}`, MORSEL_TEST_OUTSIDE_PORT: "9" });
const admin = await newAdmin(server.origin, data.path);
let member: Caller = await memberWithEverything(server.origin);
const nobody = caller(server.origin);
const statuses = new Map<number, number>();
const failures: string[] = [];
let sent = 0;
let turn = 0;

let renewal: Promise<void> | undefined;
/** Requests that log out or delete the account succeed too: another member goes on. */
const renew = async (): Promise<void> => {
  if ((await member.call("/api/services/diary-settings")).status === 401) member = await newMember(server.origin);
  renewal = undefined;
};

const send = async ({ method, path, body }: Request): Promise<void> => {
  sent += 1;
  turn += 1;
  const who = turn % 5 === 0 ? nobody : path.includes("/admin/") ? admin : member;
  try {
    const answer = await Promise.race([
      who.call(path, { method, ...(body === undefined ? {} : { body }) }),
      new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer")), PATIENCE_MS).unref()),
    ]);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 401 && who === member) await (renewal ??= renew());
    const text = await answer.text();
    if (answer.status >= 500)
      failures.push(`${answer.status} ${method} ${path} ${JSON.stringify(body)?.slice(0, 600)}`);
    else if (answer.status === 200 && text.length < 100_000 && text.startsWith("{")) remember(JSON.parse(text));
  } catch (problem) {
    failures.push(`${String(problem)} ${method} ${path} ${JSON.stringify(body)?.slice(0, 600)}`);
  }
};

for (let round = 0; sent < WANTED && failures.length < 50; round += 1) {
  const all = operations.flatMap((one, nth) =>
    fc.sample(requestsOf(one), { numRuns: OF_EACH, seed: SEED + round * 1_000 + nth }),
  );
  // One member's requests are not asked in the order of the paths: what is made is changed and deleted in any order.
  const queue = all.map((request, n) => ({ request, key: (n * 7_919) % all.length })).toSorted((a, b) => a.key - b.key);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.pop(); next !== undefined && sent < WANTED; next = queue.pop()) await send(next.request);
    }),
  );
}

const health = await fetch(`${server.origin}/healthz`);
const ended = await server.kill();
data.remove();
const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(`${sent} requests, seed ${SEED}: ${told.join(", ")}; /healthz ${health.status}, the stop ${ended}.`);
for (const line of failures.slice(0, 50)) console.error(line);
if (failures.length > 0 || health.status !== 200 || ended !== 0) process.exitCode = 1;
