import type { KeptReads } from "@morsel/application/offline/client/kept-reads";
import * as Effect from "effect/Effect";
import { openOffline, type OfflineDatabase } from "./database.ts";
import type { Report } from "../report.ts";

/** A page with its days, lists and searches needs some 20; the oldest go first. */
export const MOST_READS = 400;
/** Characters: more than any list that a page shows. */
const LONGEST = 500_000;

/** Reads as they were kept, without waiting for the page's parts: what a page without a network begins with. */
export const readKept = async (member: string) => (await openOffline()).getAllFromIndex("reads", "member", member);

const prune = async (database: OfflineDatabase, member: string): Promise<void> => {
  const all = await database.getAllFromIndex("reads", "member", member);
  const old = all.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(MOST_READS);
  await Promise.all(old.map(({ hash }) => database.delete("reads", [member, hash])));
};

/** In the browser's database. What cannot be kept is reported, and the page goes on without it. */
export const makeKeptReads = (report: Report): KeptReads => {
  const attempt = <A>(access: () => Promise<A>, otherwise: A): Effect.Effect<A> =>
    Effect.promise(() =>
      access().catch((problem: unknown) => {
        report(problem);
        return otherwise;
      }),
    );
  return {
    keep: (member, reads) =>
      attempt(async () => {
        const database = await openOffline();
        const short = reads.filter(({ data }) => JSON.stringify(data).length <= LONGEST);
        await Promise.all(short.map((read) => database.put("reads", { ...read, member })));
        await prune(database, member);
      }, undefined),
    all: (member) => attempt(() => readKept(member), []),
    forgetOthers: (member) =>
      attempt(async () => {
        const transaction = (await openOffline()).transaction("reads", "readwrite");
        for (const key of await transaction.store.getAllKeys())
          if (key[0] !== member) await transaction.store.delete(key);
        await transaction.done;
      }, undefined),
  };
};
