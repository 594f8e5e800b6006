import { uuidV7 } from "@morsel/application/platform/uuid-v7";
import { IMPORT_LIMITS } from "@morsel/domain/import";
import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { RefusedByServer, type ProgramApi } from "./program-api.ts";

export type Options = {
  readonly meal: string;
  readonly date: string;
  readonly amount?: string;
  readonly unit?: string;
};

type Nutrition = { readonly energy?: { readonly value: number } };
type WireFood = {
  readonly id: string;
  readonly description: string;
  readonly brand_name?: string;
  readonly nutrients: Nutrition;
};
type WireImport = {
  readonly state: string;
  readonly report?: { readonly added: Readonly<Record<string, number>>; readonly known: number };
};

const newId = (): string => uuidV7(Date.now(), randomBytes(10));
const kcal = ({ energy }: Nutrition): string =>
  energy === undefined ? "energy unknown" : `${Math.round(energy.value)} kcal`;

const find = async ({ ask }: ProgramApi, text: string, limit: number): Promise<readonly WireFood[]> => {
  const query = new URLSearchParams({ query: text, limit: String(limit) });
  const { items } = (await ask({ method: "GET", path: `/api/services/foods?${query}` })) as {
    readonly items: readonly WireFood[];
  };
  return items;
};

/** `morsel search <words>` */
export const search = async (api: ProgramApi, text: string): Promise<readonly string[]> => {
  const foods = await find(api, text, 20);
  if (foods.length === 0) return [`No foods match “${text}”.`];
  return foods.map(({ id, description, brand_name: brand, nutrients }) =>
    [id, brand === undefined ? description : `${description} (${brand})`, `${kcal(nutrients)} per 100 g`].join("\t"),
  );
};

/** `morsel log <food>`: its id, or the words that find it first. */
export const log = async (api: ProgramApi, food: string, { meal, date, amount = "100", unit = "g" }: Options) => {
  const asId = await api.read(`/api/services/foods/${encodeURIComponent(food)}`);
  const [found] = asId.status === 200 ? [asId.body as WireFood] : await find(api, food, 1);
  if (found === undefined) throw new RefusedByServer(`No foods match “${food}”.`);
  const entry = { id: newId(), meal, food_id: found.id, amount: Number(amount), unit };
  const answer = (await api.ask({
    method: "POST",
    path: `/api/services/diary/${date}/entries`,
    body: { entries: [entry] },
  })) as { readonly entries: readonly { readonly description: string; readonly nutritional_contents: Nutrition }[] };
  return answer.entries.map(
    ({ description, nutritional_contents: facts }) =>
      `Added to ${meal}: ${description}, ${amount} ${unit}, ${kcal(facts)}`,
  );
};

/** `morsel export <file>`: written as it comes, and never over a file that exists. */
export const exportTo = async (api: ProgramApi, file: string): Promise<readonly string[]> => {
  const body = await api.download("/api/services/export");
  await pipeline(
    Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
    createWriteStream(file, { flags: "wx", mode: 0o600 }),
  );
  return [`Exported to ${file}`];
};

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(", ") || "nothing";

/** Waits for a long step of the server's to end. */
const settled = async (
  { ask }: Pick<ProgramApi, "ask">,
  path: string,
  moving: readonly string[],
  pause: number,
): Promise<WireImport> => {
  const now = (await ask({ method: "GET", path })) as WireImport;
  if (!moving.includes(now.state)) return now;
  await wait(pause);
  return settled({ ask }, path, moving, pause);
};

/** `morsel import <file>`: sends a file in parts, reads it, and imports what is sure. */
export const importFrom = async (api: ProgramApi, file: string, pause = 500): Promise<readonly string[]> => {
  const opened = await open(file);
  try {
    const { size } = await opened.stat();
    const id = newId();
    const path = `/api/services/imports/${id}`;
    await api.ask({ method: "POST", path: "/api/services/imports", body: { id, name: basename(file), bytes: size } });
    const part = Buffer.alloc(Math.min(IMPORT_LIMITS.partBytes, Math.max(1, size)));
    for (let offset = 0; offset < size;) {
      const { bytesRead } = await opened.read(part, 0, part.length, offset);
      if (bytesRead === 0) throw new RefusedByServer(`${file} became shorter while it was sent.`);
      await api.ask({
        method: "POST",
        path: `${path}/parts?offset=${offset}`,
        bytes: Uint8Array.from(part.subarray(0, bytesRead)),
      });
      offset += bytesRead;
    }
    await api.ask({ method: "POST", path: `${path}/preview`, body: {} });
    const survey = await settled(api, path, ["sending", "reading"], pause);
    if (survey.state !== "ready") throw new RefusedByServer(`${file} cannot be imported. See /import for the reason.`);
    await api.ask({ method: "POST", path: `${path}/start` });
    const { state, report } = await settled(api, path, ["ready", "importing"], pause);
    if (state !== "done" || report === undefined) throw new RefusedByServer(`The import ended as ${state}.`);
    return [`Imported ${counted(report.added)}; ${report.known} known already`];
  } finally {
    await opened.close();
  }
};
