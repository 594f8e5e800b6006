import {
  createRecord,
  hasRoomFor,
  isSameContent,
  markRecord,
  saveRecord,
  type RecordTransition,
  type StoredRecord,
} from "@morsel/domain/versioned-records";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";

type Note = { readonly id: string; readonly version: number; readonly text: string };
type Stored = StoredRecord<Note> | undefined;
type Kept = StoredRecord<Note>;

const notes = fc.record({
  id: fc.constant("n"),
  version: fc.integer({ min: 0, max: 6 }),
  text: fc.constantFrom("a", "b"),
});
const stored: fc.Arbitrary<Stored> = fc.option(
  fc.record({
    record: fc.record({
      id: fc.constant("n"),
      version: fc.integer({ min: 1, max: 5 }),
      text: fc.constantFrom("a", "b"),
    }),
    isDeleted: fc.boolean(),
  }),
  { nil: undefined },
);
const kept = stored.filter((one): one is Kept => one !== undefined);
const notFound = { ok: false, error: { _tag: "RecordNotFound" } };
const asStored = ({ record, isDeleted }: RecordTransition<Note>): Kept => ({ record, isDeleted });

describe("versioned records", () => {
  it("VR1 what is created once stays as it is, deleted or not", () =>
    fc.assert(
      fc.property(stored, notes, (before, record) => {
        const next = createRecord(before, record);
        expect(next).toEqual(
          before === undefined ? { record, isDeleted: false, change: "added" } : { ...before, change: "none" },
        );
        expect(createRecord(asStored(next), { ...record, text: "other" })).toEqual({
          ...asStored(next),
          change: "none",
        });
      }),
    ));

  it("VR2 begins with version 1", () =>
    fc.assert(
      fc.property(notes, (record) => {
        expect(saveRecord(undefined, record)).toEqual(
          record.version === 1 ? { ok: true, value: { record, isDeleted: false, change: "added" } } : notFound,
        );
      }),
    ));

  it("VR3 the same write again changes nothing, whatever was done after it", () =>
    fc.assert(
      fc.property(stored, notes, fc.boolean(), (before, record, isDeletedSince) => {
        const first = saveRecord(before, record);
        if (!first.ok) return;
        const since = isDeletedSince ? valueOf(markRecord(asStored(first.value), true)) : first.value;
        expect(saveRecord(asStored(since), record)).toEqual({
          ok: true,
          value: { ...asStored(since), change: "none" },
        });
      }),
    ));

  it("VR3 what is the same is said by the kind of record where its contents say too much", () => {
    const before = { record: { id: "n", version: 2, text: "a" }, isDeleted: false };
    const again = { ...before.record, text: "A" };
    const isSame = (one: Note, other: Note): boolean => one.text.toLowerCase() === other.text.toLowerCase();
    expect(saveRecord(before, again, { isSame })).toEqual({ ok: true, value: { ...before, change: "none" } });
    expect(saveRecord(before, again)).toMatchObject({ ok: false, error: { current: before.record } });
    expect(saveRecord(before, { ...again, version: 3 }, { isSame })).toMatchObject({ value: { change: "updated" } });
  });

  it("VR4 VR5 a change is of the version before it; what is deleted is not changed unless it may be saved again", () =>
    fc.assert(
      fc.property(kept, notes, fc.boolean(), (before, record, isRenewable) => {
        const { record: current, isDeleted } = before;
        if (isSameContent(current, record)) return;
        const next = saveRecord(before, record, { isRenewable });
        if (isDeleted && !isRenewable) expect(next).toEqual(notFound);
        else if (record.version !== current.version + 1)
          expect(next).toEqual({ ok: false, error: { _tag: "RecordVersionConflict", current } });
        else
          expect(next).toEqual({
            ok: true,
            value: { record, isDeleted: false, change: isDeleted ? "added" : "updated" },
          });
      }),
    ));

  it("VR5 of any writers who saw one version one wins, and each who loses is told what stands", () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 6 }), ([first = "", ...others]) => {
        let now: Kept = { record: { id: "n", version: 1, text: first }, isDeleted: false };
        const outcomes = others.map((text) => {
          const next = saveRecord(now, { id: "n", version: 2, text });
          if (next.ok) now = asStored(next.value);
          return next;
        });
        const [winner, ...losers] = outcomes;
        expect(winner).toMatchObject({ ok: true, value: { change: "updated" } });
        for (const loser of losers) expect(loser).toMatchObject({ ok: false, error: { current: now.record } });
      }),
    ));

  it("VR6 a mark twice is a mark once, and a deletion is taken back whole", () =>
    fc.assert(
      fc.property(kept, fc.boolean(), (before, isDeleted) => {
        const once = valueOf(markRecord(before, isDeleted));
        expect(once.change).toBe(before.isDeleted === isDeleted ? "none" : isDeleted ? "deleted" : "added");
        expect(valueOf(markRecord(asStored(once), isDeleted))).toEqual({ ...asStored(once), change: "none" });
        expect(asStored(valueOf(markRecord(asStored(once), before.isDeleted)))).toEqual(before);
        expect(markRecord(undefined, isDeleted)).toEqual(notFound);
      }),
    ));

  it("VR7 one after the other they come in until the limit is reached, and no further", () =>
    fc.assert(
      fc.property(fc.nat(40), fc.nat(60), (limit, tries) => {
        let others = 0;
        for (let n = 0; n < tries; n += 1) if (hasRoomFor(1, others, limit)) others += 1;
        expect(others).toBe(Math.min(limit, tries));
        expect(hasRoomFor(limit - others, others, limit)).toBe(true);
        expect(hasRoomFor(limit - others + 1, others, limit)).toBe(false);
      }),
    ));

  it("VR3 the same contents in another order, and figures to nine decimals, are the same", () => {
    expect(isSameContent({ a: 1, b: [{ c: 0.1 + 0.2 }] }, { b: [{ c: 0.3 }], a: 1 })).toBe(true);
    for (const other of [{ a: 1 }, { a: 1, b: [] }, { a: 1, b: [{ c: 0.300001 }] }, { a: 1, b: [{ d: 0.3 }] }, null, 1])
      expect(isSameContent({ a: 1, b: [{ c: 0.3 }] }, other)).toBe(false);
  });
});
