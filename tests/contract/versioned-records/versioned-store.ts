import type { MemberId } from "@morsel/domain/identity";
import { randomUUID } from "node:crypto";
import type { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

type Refusal = { readonly _tag: string };
type Write = Effect.Effect<unknown, Refusal>;

/** How a contract asks one store of versioned records, whatever its methods answer. */
export type VersionedSubject<Rec> = {
  /** A new record, of version 1. */
  readonly make: (name: string, id: string) => Rec;
  /** The next version under another name. */
  readonly rename: (record: Rec, name: string) => Rec;
  readonly idOf: (record: Rec) => string;
  readonly ask: (stores: Stores) => {
    readonly save: (member: MemberId, record: Rec) => Write;
    readonly remove: (member: MemberId, id: string) => Write;
    readonly restore: (member: MemberId, id: string) => Write;
    /** All that stand. */
    readonly active: (member: MemberId) => Effect.Effect<readonly Rec[]>;
  };
  /** The answer of a write: the record, or all that stand in the order of their kind. */
  readonly answers: "record" | "all";
  readonly notFound: (id: string) => Refusal;
  readonly conflict: string;
};

const asking = <Rec>(fresh: Fresh, subject: VersionedSubject<Rec>) => {
  let stores: Stores | undefined;
  const { idOf } = subject;
  const byId = (...records: readonly Rec[]): readonly Rec[] => records.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const open = async () => {
    stores ??= await fresh();
    const [all, asked] = [stores, subject.ask(stores)];
    return {
      stores: all,
      asked,
      active: async (member: MemberId) => byId(...(await run(asked.active(member)))),
      written: async (member: MemberId, write: Write, record: Rec): Promise<void> => {
        const answer = await run(write);
        expect(answer).toEqual(subject.answers === "record" ? record : await run(asked.active(member)));
      },
    };
  };
  return { open, byId, make: (called: string): Rec => subject.make(called, randomUUID()) };
};

/** Every promise that a store of versioned records makes, asked of one kind of them. */
export const versionedStoreContract = <Rec>(name: string, fresh: Fresh, subject: VersionedSubject<Rec>) =>
  describe(`${name}, by version`, () => {
    const { idOf, rename } = subject;
    const { open, byId, make } = asking(fresh, subject);

    it("VR2 VR3 W60 W97 W104 W160 W180 W341 a new one is there once, however often and by how many devices it is saved", async () => {
      const { stores, asked, active, written } = await open();
      const ada = await joined(stores);
      const [one, other] = [make("One"), make("Other")];
      const { refusals } = await atOnce([one, other, one, other].map((record) => asked.save(ada, record)));
      expect(refusals).toEqual([]);
      expect(await active(ada)).toEqual(byId(one, other));
      await written(ada, asked.save(ada, one), one);
      expect(await active(ada)).toEqual(byId(one, other));
      const unknown = rename(make("Unknown"), "Later");
      expect(await refusal(asked.save(ada, unknown))).toEqual(subject.notFound(idOf(unknown)));
    });

    it("VR5 W61 W97 W104 W160 W181 W341 of those who change the version they saw one wins, the others get what stands", async () => {
      const { stores, asked, active, written } = await open();
      const ada = await joined(stores);
      const first = make("First");
      await run(asked.save(ada, first));
      const changes = ["A", "B", "C"].map((called) => rename(first, called));
      const { won, refusals } = await atOnce(changes.map((change) => asked.save(ada, change)));
      expect(won).toHaveLength(1);
      const [winner] = won.flatMap((n) => changes[n] ?? []);
      expect(await active(ada)).toEqual([winner]);
      expect(refusals).toEqual([1, 2].map(() => ({ _tag: subject.conflict, current: winner })));
      if (winner === undefined) return;
      // The same again is done already; a later version goes on.
      await written(ada, asked.save(ada, winner), winner);
      const last = rename(winner, "Last");
      await written(ada, asked.save(ada, last), last);
      expect(await active(ada)).toEqual([last]);
    });

    it("VR4 VR6 W62 W97 W104 W162 W182 W341 deleting twice is harmless and is taken back whole; what is deleted is not changed", async () => {
      const { stores, asked, active, written } = await open();
      const ada = await joined(stores);
      const [gone, other] = [make("Gone"), make("Other")];
      for (const record of [gone, other]) await run(asked.save(ada, record));
      for (const _ of [1, 2]) {
        await written(ada, asked.remove(ada, idOf(gone)), gone);
        expect(await active(ada)).toEqual([other]);
      }
      expect(await refusal(asked.save(ada, rename(gone, "Changed")))).toEqual(subject.notFound(idOf(gone)));
      // VR3
      await run(asked.save(ada, gone));
      expect(await active(ada)).toEqual([other]);
      for (const _ of [1, 2]) {
        await written(ada, asked.restore(ada, idOf(gone)), gone);
        expect(await active(ada)).toEqual(byId(gone, other));
      }
    });

    it("W97 W104 W163 W341 nobody reaches another member's; the same id under another member is another record", async () => {
      const { stores, asked, active } = await open();
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const mine = make("Mine");
      const id = idOf(mine);
      await run(asked.save(ada, mine));
      expect(await active(bob)).toEqual([]);
      expect(await refusal(asked.save(bob, rename(mine, "Stolen")))).toEqual(subject.notFound(id));
      for (const mark of [asked.remove, asked.restore])
        expect(await refusal(mark(bob, id))).toEqual(subject.notFound(id));
      const theirs = subject.make("Theirs", id);
      await run(asked.save(bob, theirs));
      expect(await active(ada)).toEqual([mine]);
      expect(await active(bob)).toEqual([theirs]);
    });
  });

/** The promise of stores under whose ids something is created once. */
export const creationContract = <Rec>(
  name: string,
  fresh: Fresh,
  subject: VersionedSubject<Rec>,
  create: (stores: Stores, member: MemberId, record: Rec) => Write,
) =>
  describe(`${name}, created once`, () => {
    const { idOf } = subject;
    const { open, byId, make } = asking(fresh, subject);

    it("VR1 W60 W180 what is created under an id stays, whatever is created there again, deleted or not", async () => {
      const { stores, asked, active, written } = await open();
      const ada = await joined(stores);
      const [one, other] = [make("One"), make("Other")];
      const { refusals } = await atOnce([one, other, one, other].map((record) => create(stores, ada, record)));
      expect(refusals).toEqual([]);
      expect(await active(ada)).toEqual(byId(one, other));
      await run(asked.remove(ada, idOf(other)));
      await written(ada, create(stores, ada, one), one);
      const again = subject.make("Again", idOf(one));
      await written(ada, create(stores, ada, again), one);
      expect(await active(ada)).toEqual([one]);
      await run(asked.remove(ada, idOf(one)));
      await written(ada, create(stores, ada, again), one);
      expect(await active(ada)).toEqual([]);
    });
  });

/** The promise of stores that keep so many records of a member and no more. */
export const roomContract = <Rec>(
  name: string,
  fresh: Fresh,
  subject: VersionedSubject<Rec>,
  room: { readonly limit: number; readonly full: string },
) =>
  describe(`${name}, within its limit`, () => {
    const { idOf, rename } = subject;
    const { open, make } = asking(fresh, subject);

    it("VR7 E19 M3 W340 so many stand and no more: neither a new one nor one that comes back", async () => {
      const { stores, asked } = await open();
      const ada = await joined(stores);
      const all = Array.from({ length: room.limit }, (_, n) => make(`Record ${n}`));
      for (const record of all) await run(asked.save(ada, record));
      const full = { _tag: room.full, limit: room.limit };
      expect(await refusal(asked.save(ada, make("One more")))).toEqual(full);
      const [first = make("None"), second = make("None")] = all;
      await run(asked.save(ada, rename(second, "Changed")));
      await run(asked.remove(ada, idOf(first)));
      await run(asked.save(ada, make("One more")));
      expect(await refusal(asked.restore(ada, idOf(first)))).toEqual(full);
    });
  });
