import { makeResolveSession } from "@morsel/application/identity/resolve-session";
import {
  byLastSeen,
  CLOCK_TOLERANCE_SECONDS,
  isSessionId,
  isSessionOver,
  MOST_SESSIONS,
  newSession,
  SEEN_EVERY_SECONDS,
  SESSION_LIFETIME_SECONDS,
  SESSION_LONGEST_SECONDS,
  sessionsWithoutRoom,
  sessionUsed,
  type MemberSession,
  type SessionId,
} from "@morsel/domain/identity";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { Effect } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aMember, run } from "../../contract/stores.ts";

const START = Date.UTC(2026, 2, 5, 12);
const ids = fc.uuid().map((id) => id as SessionId);
const begun = ids.map((id) => newSession(id, START, { browser: "Firefox", network: "203.0.113.0/24" }));
const [LIFE, LONGEST, SEEN] = [SESSION_LIFETIME_SECONDS, SESSION_LONGEST_SECONDS, SEEN_EVERY_SECONDS].map(
  (seconds) => seconds * 1000,
) as [number, number, number];

/** A session that is used after each of these pauses, as long as it is not over; and when that was. */
const lived = (session: MemberSession, pauses: readonly number[]) => {
  let [now, kept] = [START, session];
  for (const pause of pauses) {
    now += pause;
    if (isSessionOver(kept, now)) return { kept, now, isOver: true };
    kept = sessionUsed(kept, now, undefined) ?? kept;
  }
  return { kept, now, isOver: false };
};

describe("how long a session lives", () => {
  it("ID42 thirty days from its last use that was written, and no longer than half a year, whatever it is used for", () => {
    const pauses = fc.array(fc.integer({ min: 0, max: LIFE - 1 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(begun, pauses, (session, all) => {
        const { kept, now, isOver } = lived(session, all);
        expect(kept.expiresAt).toBe(Math.min(kept.lastSeenAt + LIFE, START + LONGEST));
        if (isOver) expect(now).toBeGreaterThan(START + LONGEST);
        expect(isSessionOver(kept, START + LONGEST + CLOCK_TOLERANCE_SECONDS * 1000 + 1)).toBe(true);
      }),
    );
  });

  it("ID13 ID42 it is over fifteen seconds after its end, and not before", () => {
    fc.assert(
      fc.property(begun, fc.integer({ min: -1e9, max: 1e9 }), (session, off) => {
        const isLate = off > CLOCK_TOLERANCE_SECONDS * 1000;
        expect(isSessionOver(session, session.expiresAt + off)).toBe(isLate);
      }),
    );
  });

  it("ID42 a use is written no oftener than every five minutes, and a clock that is set back writes nothing", () => {
    fc.assert(
      fc.property(begun, fc.integer({ min: -LIFE, max: LIFE }), (session, after) => {
        const used = sessionUsed(session, START + after, "198.51.100.0/24");
        expect(used !== undefined).toBe(after >= SEEN);
        if (used !== undefined)
          expect(used).toMatchObject({
            id: session.id,
            createdAt: START,
            lastSeenAt: START + after,
            device: { browser: "Firefox", network: "198.51.100.0/24" },
          });
      }),
    );
  });

  it("ID43 of too many the ones unseen longest have no room, and the order of the list does not count", () => {
    const many = fc.uniqueArray(fc.tuple(ids, fc.integer({ min: 0, max: 40 })), {
      selector: ([id]) => id,
      maxLength: MOST_SESSIONS + 20,
    });
    fc.assert(
      fc.property(many, (seen) => {
        const all = seen.map(([id, after]) => newSession(id, START + after, {}));
        const gone = sessionsWithoutRoom(all);
        expect(gone).toHaveLength(Math.max(0, all.length - MOST_SESSIONS + 1));
        expect(new Set(sessionsWithoutRoom(all.toReversed()))).toEqual(new Set(gone));
        const kept = all.filter(({ id }) => !gone.includes(id)).toSorted(byLastSeen);
        const ended = all.filter(({ id }) => gone.includes(id));
        for (const one of ended) expect(byLastSeen(kept.at(-1) ?? one, one)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it("ID41 the name of a session is a UUID", () => {
    for (const text of ["", "'", "%", "1", undefined, 7]) expect(isSessionId(text)).toBe(false);
    fc.assert(fc.property(ids, (id) => isSessionId(id)));
  });
});

describe("who asks", () => {
  const setting = () => {
    const { clock, advance } = makeMemoryClock(START);
    const member = aMember();
    const session = newSession("00000000-0000-7000-8000-000000000001" as SessionId, START, {});
    const written: MemberSession[] = [];
    let kept: MemberSession | undefined = session;
    const resolve = makeResolveSession({
      clock,
      sessions: {
        find: () => Effect.sync(() => kept && { member, session: kept }),
        used: (_, used) =>
          Effect.promise(async () => {
            written.push(used);
            await new Promise(setImmediate);
            if (written.length === 1) throw new Error("The database is away");
            kept &&= used;
          }),
      },
    });
    const end = () => {
      kept = undefined;
    };
    return { ask: () => run(resolve({ member: member.id, session: session.id })), advance, written, end };
  };

  it("ID42 of many uses at once one is written, and one that could not be written refuses nobody", async () => {
    const { ask, advance, written } = setting();
    advance(SEEN);
    for (const count of [1, 2, 2]) {
      const found = await Promise.all(Array.from({ length: 20 }, ask));
      for (const one of found) expect(one?.session.lastSeenAt).toBe(START + SEEN);
      await new Promise((done) => setTimeout(done, 20));
      expect(written).toHaveLength(count);
    }
  });

  it("ID41 nobody, once the session is ended or over", async () => {
    const first = setting();
    expect(await first.ask()).toBeDefined();
    first.end();
    expect(await first.ask()).toBeUndefined();
    const second = setting();
    second.advance(LIFE + CLOCK_TOLERANCE_SECONDS * 1000);
    expect(await second.ask()).toBeDefined();
    const third = setting();
    third.advance(LIFE + CLOCK_TOLERANCE_SECONDS * 1000 + 1);
    expect(await third.ask()).toBeUndefined();
  });
});
