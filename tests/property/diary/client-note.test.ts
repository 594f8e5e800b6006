import {
  nextDraft,
  noteState,
  noteToSend,
  otherNote,
  type NoteDraft,
} from "@morsel/application/diary/client/note-draft";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** Typing, the server's answers and another device's writes, in any order. */
type Event =
  | { readonly kind: "type" | "other"; readonly text: string }
  | { readonly kind: "pause" | "answer" | "lose" | "keep" | "take" };

const texts = fc.constantFrom("", "a", "ab", "abc", "slept badly");
const events: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom("type" as const, "other" as const), text: texts }),
    fc.record({
      kind: fc.constantFrom("pause" as const, "answer" as const, "lose" as const, "keep" as const, "take" as const),
    }),
  ),
  { maxLength: 20 },
);

type Write = { readonly text: string; readonly version: number };

/** A page with one note, and a server that takes a write only on the version that it names. */
const makeDesk = () => {
  let stored = { note: "", version: 0 };
  let said = stored;
  let draft: NoteDraft | undefined;
  const waiting: Write[] = [];
  let isRefusedBefore = false;
  const shown = () => waiting.reduce((_, { text, version }) => ({ note: text, version: version + 1 }), said);
  const send = (text: string, over?: string): void => {
    waiting.push({ text, version: shown().version });
    draft = nextDraft(draft, { kind: "sent", ...(over === undefined ? {} : { over }) });
  };
  const unseen: string[] = [];
  const settle = (isWritten: boolean, text: string): void => {
    draft = nextDraft(draft, { kind: "answered", text, isWritten });
    if (waiting.length === 0) isRefusedBefore = false;
  };
  return {
    note: () => shown().note,
    draft: () => draft,
    stored: () => stored.note,
    isResting: () => waiting.length === 0,
    unseen,
    happen: (event: Event): void => {
      const { note } = shown();
      const other = otherNote(draft, note);
      switch (event.kind) {
        case "type":
          draft = nextDraft(draft, { kind: "typed", text: event.text, note });
          return;
        case "other":
          stored = { note: event.text, version: stored.version + 1 };
          return;
        case "pause": {
          const text = noteToSend(draft, note);
          if (text !== undefined) send(text);
          return;
        }
        case "keep":
          if (draft !== undefined && other !== undefined) send(draft.text, other);
          return;
        case "take":
          if (other !== undefined) draft = nextDraft(draft, { kind: "dropped" });
          return;
        case "answer":
        case "lose": {
          const write = waiting.shift();
          if (write === undefined) return;
          const isWritten = event.kind === "answer" && !isRefusedBefore && write.version === stored.version;
          if (isWritten) {
            if (stored.version > said.version && stored.note !== said.note) unseen.push(stored.note);
            stored = { note: write.text, version: stored.version + 1 };
          } else isRefusedBefore = waiting.length > 0;
          said = stored;
          settle(isWritten, write.text);
        }
      }
    },
  };
};

const done = (given: readonly Event[]) => {
  const desk = makeDesk();
  for (const event of given) desk.happen(event);
  return desk;
};

const rest = (desk: ReturnType<typeof makeDesk>): void => {
  while (!desk.isResting()) desk.happen({ kind: "answer" });
};

describe("the note of a day", () => {
  it("W37 is never written over what somebody else wrote and nobody here saw", () =>
    fc.assert(
      fc.property(events, (given) => {
        const desk = done(given);
        rest(desk);
        expect(desk.unseen).toEqual([]);
      }),
    ));

  it("W37 loses no text: what was typed last is stored, or is still in the draft", () =>
    fc.assert(
      fc.property(events, texts, (given, last) => {
        const desk = done([...given, { kind: "type", text: last }]);
        rest(desk);
        desk.happen({ kind: "pause" });
        rest(desk);
        expect(desk.draft()?.text ?? desk.stored()).toBe(last);
      }),
    ));

  it("W37 keeps what is typed again while the same text and then another are on their way", () => {
    const desk = done([
      { kind: "type", text: "abc" },
      { kind: "pause" },
      { kind: "type", text: "" },
      { kind: "pause" },
      { kind: "type", text: "abc" },
      { kind: "answer" },
    ]);
    expect([desk.draft()?.text, noteToSend(desk.draft(), desk.note())]).toEqual(["abc", "abc"]);
    rest(desk);
    desk.happen({ kind: "pause" });
    rest(desk);
    expect([desk.draft(), desk.stored()]).toEqual([undefined, "abc"]);
  });

  it("W37 takes nobody's text for another's when the last of three writes is lost", () => {
    const desk = done([
      { kind: "type", text: "abc" },
      { kind: "pause" },
      { kind: "type", text: "" },
      { kind: "pause" },
      { kind: "type", text: "abc" },
      { kind: "pause" },
      { kind: "answer" },
      { kind: "answer" },
      { kind: "lose" },
    ]);
    expect([desk.note(), desk.draft()?.text, otherNote(desk.draft(), desk.note())]).toEqual(["", "abc", undefined]);
  });

  it("W37 says that it is saved only when the server has it", () =>
    fc.assert(
      fc.property(events, fc.boolean(), (given, isSaved) => {
        const desk = done(given);
        const draft = desk.draft();
        if (draft !== undefined && noteState(draft, desk.note(), isSaved) === "saved")
          expect(draft.text).toBe(desk.note());
        if (draft !== undefined && otherNote(draft, desk.note()) !== undefined)
          expect(noteState(draft, desk.note(), isSaved)).toBe("notSaved");
      }),
    ));

  it("W37 sends nothing by itself while two texts stand beside each other, and nothing twice", () =>
    fc.assert(
      fc.property(events, (given) => {
        const desk = done(given);
        if (otherNote(desk.draft(), desk.note()) !== undefined)
          expect(noteToSend(desk.draft(), desk.note())).toBeUndefined();
        desk.happen({ kind: "pause" });
        expect(noteToSend(desk.draft(), desk.note())).toBeUndefined();
      }),
      { numRuns: 1000 },
    ));

  it("W37 taken from the other device leaves nothing of the draft", () => {
    const desk = done([
      { kind: "type", text: "mine" },
      { kind: "other", text: "theirs" },
      { kind: "pause" },
      { kind: "answer" },
    ]);
    expect([desk.note(), otherNote(desk.draft(), desk.note())]).toEqual(["theirs", "theirs"]);
    expect(noteToSend(desk.draft(), desk.note())).toBeUndefined();
    desk.happen({ kind: "take" });
    expect([desk.draft(), desk.note()]).toEqual([undefined, "theirs"]);
  });
});
