import {
  afterAnswer,
  judgeAnswer,
  nextToSend,
  sendAgain,
  type Answered,
  type OutboxCommand,
  type Waiting,
} from "@morsel/application/offline/client/outbox";
import { makeAgain, mergeFields } from "@morsel/application/offline/client/make-again";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** Fate of a command that is sent: done, done without an answer, not arrived, failed, refused. */
const FATES = ["done", "lost", "away", "failed", "refused"] as const;
type Step =
  | { readonly kind: "give"; readonly on: number | undefined; readonly isHere: boolean }
  | { readonly kind: "send"; readonly fate: (typeof FATES)[number] };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("give" as const),
      on: fc.option(fc.nat(5), { nil: undefined }),
      isHere: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("send" as const), fate: fc.constantFrom(...FATES) }),
  ),
  { maxLength: 60 },
);

const answeredOf = (fate: (typeof FATES)[number], isTold: boolean): Answered => {
  if (fate === "done") return { _tag: "Done" };
  if (fate === "failed") return judgeAnswer(new Error("Unforeseen answer: 500"), isTold);
  return judgeAnswer({ _tag: fate === "refused" ? "DayIsFull" : "Unreachable" }, isTold);
};

/** A server that knows a command by its id, beside the queue; answers all that was given, and what became of it. */
const played = (all: readonly Step[]) => {
  let queue: readonly Waiting[] = [];
  const given: OutboxCommand[] = [];
  const here = new Set<string>();
  const done: string[] = [];
  const told: string[] = [];
  for (const step of all) {
    if (step.kind === "give") {
      const base = step.on === undefined ? undefined : given.at(-1 - step.on);
      const command = { id: `c${given.length}`, ...(base === undefined ? {} : { after: [base.id] }) };
      if (step.isHere) here.add(command.id);
      queue = [...queue, { seq: given.length, id: command.id, key: ["k"], command, tries: 0, failures: 0 }];
      given.push(command);
      continue;
    }
    const next = nextToSend(queue);
    if (next === undefined) continue;
    if ((step.fate === "done" || step.fate === "lost") && !done.includes(next.id)) done.push(next.id);
    const before = queue;
    queue = afterAnswer(queue, next.id, answeredOf(step.fate, here.has(next.id) && next.tries === 0));
    if (step.fate === "refused")
      told.push(...before.filter(({ id }) => !queue.some((entry) => entry.id === id)).map(({ id }) => id));
  }
  return { queue, given, done, told };
};

describe("the outbox", () => {
  it("OF1, OF4: loses nothing: what was given was done, waits, was refused and is kept, or was told where it was given", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { queue, given, done, told } = played(all);
        const known = new Set([...done, ...queue.map(({ id }) => id), ...told]);
        expect(given.filter(({ id }) => !known.has(id))).toEqual([]);
      }),
    );
  });

  it("OF2: the server does each once, in the order in which they were given", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { given, done } = played(all);
        const order = given.map(({ id }) => id).filter((id) => done.includes(id));
        expect(done).toEqual(order);
      }),
    );
  });

  it("OF4: a refused one holds up none but those that were made on it", () => {
    fc.assert(
      fc.property(steps, (all) => {
        let { queue } = played(all);
        const waits = queue.filter(({ refusal }) => refusal === undefined).map(({ id }) => id);
        const sent: string[] = [];
        for (let next = nextToSend(queue); next !== undefined; next = nextToSend(queue)) {
          sent.push(next.id);
          queue = afterAnswer(queue, next.id, { _tag: "Done" });
        }
        expect(sent).toEqual(waits);
        expect(queue.every(({ refusal }) => refusal !== undefined)).toBe(true);
      }),
    );
  });

  it("OF3 OF7: a network, a failure, a limit and a log-in are no answer", () => {
    for (const _tag of ["Unreachable", "SignInNeeded", "TooManyTries"])
      expect(judgeAnswer({ _tag }, true)).toEqual({
        _tag: "NoAnswer",
        isFailure: false,
        isLoggedOut: _tag === "SignInNeeded",
      });
    expect(judgeAnswer(new Error("Unforeseen answer: 500"), true)).toEqual({ _tag: "NoAnswer", isFailure: true });
    expect(judgeAnswer({ _tag: "WaterIsFull" }, false)).toMatchObject({ _tag: "Refused", isTold: false });
  });

  it("OF6: a server that fails at one again and again lets the next one pass, and the member decides", () => {
    const entry = (id: string, seq: number): Waiting => ({
      seq,
      id,
      key: ["k"],
      command: { id },
      tries: 0,
      failures: 0,
    });
    let queue: readonly Waiting[] = [entry("a", 1), entry("b", 2)];
    for (let i = 0; i < 19; i += 1) queue = afterAnswer(queue, "a", { _tag: "NoAnswer", isFailure: true });
    expect(nextToSend(queue)?.id).toBe("a");
    queue = afterAnswer(queue, "a", { _tag: "NoAnswer", isFailure: true });
    expect(nextToSend(queue)?.id).toBe("b");
    queue = sendAgain(queue, "a", { id: "a2" }, 3).toSorted((one, other) => one.seq - other.seq);
    expect(queue.map(({ id, refusal }) => [id, refusal])).toEqual([
      ["b", undefined],
      ["a2", undefined],
    ]);
  });
});

const fields = fc.dictionary(
  fc.constantFrom("amount", "meal", "note", "facts"),
  fc.oneof(fc.nat(3), fc.array(fc.nat(2))),
);

describe("a change that is made again on what is now", () => {
  it("OF5: keeps each side's own changes, and the member's where both changed", () => {
    fc.assert(
      fc.property(fields, fields, fields, (seen, mine, now) => {
        expect(mergeFields(seen, mine, seen)).toEqual(mine);
        expect(mergeFields(seen, seen, now)).toEqual(now);
        const merged = mergeFields(seen, mine, now);
        for (const name of ["amount", "meal", "note", "facts"]) {
          const isMine = JSON.stringify(mine[name]) !== JSON.stringify(seen[name]);
          expect(merged[name]).toEqual(isMine ? mine[name] : now[name]);
        }
      }),
    );
  });

  it("OF5: names the version that is now, and stands on no other change", () => {
    const seen = { id: "e", amount: 50, meal: "lunch", version: 1 };
    const command = {
      id: "c",
      after: ["b"],
      kind: "changeEntry",
      entry: seen,
      next: { ...seen, amount: 80, version: 2 },
    };
    const current = { ...seen, meal: "dinner", version: 4 };
    const again = makeAgain(command, { _tag: "EntryVersionConflict", current } as never, () => "n");
    expect(again).toEqual({
      id: "n",
      kind: "changeEntry",
      entry: current,
      next: { id: "e", amount: 80, meal: "dinner", version: 5 },
    });
    expect(makeAgain(command, { _tag: "EntryNotFound" }, () => "n")).toBeUndefined();
    const day = { id: "d", kind: "updateDay", before: { note: "", version: 1 }, change: { note: "Slept" } };
    const moved = { _tag: "DayVersionConflict", current: { note: "Ran", version: 3 } } as never;
    expect(makeAgain(day, moved, () => "n")).toEqual({ ...day, id: "n", before: { note: "Ran", version: 3 } });
  });
});
