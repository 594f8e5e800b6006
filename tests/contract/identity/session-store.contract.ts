import { randomUUID } from "node:crypto";
import {
  MOST_SESSIONS,
  newSession,
  type MemberSession,
  type SessionDevice,
  type SessionId,
  SESSION_LONGEST_SECONDS,
} from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const HASH = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA";
const START = Date.UTC(2026, 2, 5, 12);
const LAPTOP: SessionDevice = { browser: "Firefox", system: "Linux", network: "203.0.113.0/24" };

let begun = 0;
/** Each a second after the one before. */
const aSession = (device: SessionDevice = {}): MemberSession =>
  newSession(randomUUID() as SessionId, START + 1000 * begun++, device);

export const sessionStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the SessionStore contract`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    const joined = async () => {
      const member = aMember();
      await run(stores.members.create(member, HASH, someGoals()));
      return member;
    };
    const signedIn = async (count = 1) => {
      const member = await joined();
      const sessions = Array.from({ length: count }, () => aSession());
      for (const session of sessions) expect(await run(stores.sessions.begin(member.id, HASH, session))).toBe(true);
      return { member, sessions, ids: sessions.map(({ id }) => id) };
    };
    const idsOf = async (member: { readonly id: Parameters<Stores["sessions"]["all"]>[0] }) =>
      (await run(stores.sessions.all(member.id))).map(({ id }) => id);

    it("ID41 a session is found with its member as begun, and the member's last sign-in is kept", async () => {
      const ada = await joined();
      for (const session of [aSession(LAPTOP), aSession()]) {
        expect(await run(stores.sessions.begin(ada.id, HASH, session))).toBe(true);
        const member = { ...ada, lastLogin: session.createdAt };
        expect(await run(stores.sessions.find(ada.id, session.id))).toEqual({ member, session });
        expect(await run(stores.members.byId(ada.id))).toEqual(member);
        expect((await run(stores.members.byLogin(ada.email)))?.member).toEqual(member);
      }
    });

    it("ID81 when somebody showed who they are is kept with that session alone, and not with an ended one", async () => {
      const { member: ada, ids, sessions } = await signedIn(2);
      const [first = "", second = ""] = ids as readonly SessionId[];
      const at = START + 900_000;
      expect(await run(stores.sessions.authenticated(ada.id, first as SessionId, at))).toBe(true);
      const timesOf = async () =>
        (await run(stores.sessions.all(ada.id))).map(({ id, authenticatedAt }) => [id, authenticatedAt]);
      expect(new Map((await timesOf()) as [string, number][])).toEqual(
        new Map([
          [first, at],
          [second, sessions[1]?.authenticatedAt],
        ]),
      );
      const [seen] = await run(stores.sessions.all(ada.id));
      if (seen !== undefined)
        await run(stores.sessions.used(ada.id, { ...seen, lastSeenAt: seen.lastSeenAt + 1, authenticatedAt: 0 }));
      expect((await run(stores.sessions.find(ada.id, first as SessionId)))?.session.authenticatedAt).toBe(at);
      const ben = await joined();
      expect(await run(stores.sessions.authenticated(ben.id, first as SessionId, at + 1))).toBe(false);
      await run(stores.sessions.end(ada.id, first as SessionId));
      expect(await run(stores.sessions.authenticated(ada.id, first as SessionId, at + 1))).toBe(false);
    });

    it("ID41 an ended session is found no more, by whatever it was ended, and only its own member ends it", async () => {
      const { member: ada, ids } = await signedIn(4);
      const [first = "", second = "", third = ""] = ids as readonly SessionId[];
      const ben = await joined();
      expect(await run(stores.sessions.end(ben.id, first as SessionId))).toBe(false);
      expect(await run(stores.sessions.find(ben.id, first as SessionId))).toBeUndefined();
      expect(await run(stores.sessions.end(ada.id, first as SessionId))).toBe(true);
      expect(await run(stores.sessions.end(ada.id, first as SessionId))).toBe(false);
      expect(await run(stores.sessions.find(ada.id, first as SessionId))).toBeUndefined();
      expect(await run(stores.sessions.endAll(ben.id))).toBe(0);
      expect(await run(stores.sessions.endAll(ada.id, second as SessionId))).toBe(2);
      expect(await run(stores.sessions.find(ada.id, third as SessionId))).toBeUndefined();
      expect(await idsOf(ada)).toEqual([second]);
      expect(await run(stores.sessions.endAll(ada.id))).toBe(1);
      expect(await idsOf(ada)).toEqual([]);
    });

    it("J13 the one that it takes the place of ends with it, where it begins at all", async () => {
      const ada = await joined();
      const [first, second, third] = [aSession(), aSession(), aSession()];
      await run(stores.sessions.begin(ada.id, HASH, first));
      expect(await run(stores.sessions.begin(ada.id, `${HASH}-old`, second, { ends: first.id }))).toBe(false);
      expect(await idsOf(ada)).toEqual([first.id]);
      expect(await run(stores.sessions.begin(ada.id, HASH, third, { ends: first.id }))).toBe(true);
      expect(await idsOf(ada)).toEqual([third.id]);
    });

    it("J13 none begins with a password that is not the member's any more", async () => {
      const ada = await joined();
      const session = aSession();
      expect(await run(stores.sessions.begin(ada.id, `${HASH}-old`, session))).toBe(false);
      expect(await idsOf(ada)).toEqual([]);
      expect(await run(stores.members.byId(ada.id))).toEqual(ada);
      expect(await run(stores.sessions.begin(aMember().id, HASH, session))).toBe(false);
    });

    it("ID45 a changed password ends all sessions but the one that changes it, which goes on under another name", async () => {
      const { member: ada, sessions, ids } = await signedIn(3);
      const ben = await signedIn(1);
      const [own] = sessions as [MemberSession];
      const now = { ...own, id: randomUUID() as SessionId };
      const change = (before: SessionId, verified = HASH) =>
        run(stores.members.changePassword(ada.id, { verified, password: `${HASH}-new` }, { before, now }));
      expect(await change(own.id, `${HASH}-other`)).toBe(false);
      expect(await change(ben.ids[0] ?? own.id)).toBe(false);
      expect(await idsOf(ada)).toEqual(ids.toReversed());
      expect(await change(own.id)).toBe(true);
      expect(await run(stores.sessions.all(ada.id))).toEqual([now]);
      expect((await run(stores.members.byLogin(ada.email)))?.password).toBe(`${HASH}-new`);
      expect(await change(now.id)).toBe(false);
      expect(await idsOf(ben.member)).toEqual(ben.ids);
    });

    it("ID42 a use is written down, but never back in time, and wakes no ended session", async () => {
      const { member: ada, sessions, ids } = await signedIn(2);
      const [older, newer] = sessions as [MemberSession, MemberSession];
      const later = {
        ...older,
        lastSeenAt: older.lastSeenAt + 600_000,
        expiresAt: older.expiresAt + 600_000,
        device: LAPTOP,
      };
      expect(await idsOf(ada)).toEqual([newer.id, older.id]);
      await run(stores.sessions.used(ada.id, later));
      const kept = (await run(stores.sessions.find(ada.id, older.id)))?.session;
      expect(kept).toMatchObject({
        lastSeenAt: later.lastSeenAt,
        expiresAt: later.expiresAt,
        createdAt: older.createdAt,
      });
      expect(kept?.device.network).toBe(LAPTOP.network);
      expect(await idsOf(ada)).toEqual([older.id, newer.id]);
      await run(stores.sessions.used(ada.id, { ...later, lastSeenAt: older.lastSeenAt, expiresAt: older.expiresAt }));
      expect((await run(stores.sessions.find(ada.id, older.id)))?.session).toEqual(kept);
      for (const id of ids) await run(stores.sessions.end(ada.id, id));
      await run(stores.sessions.used(ada.id, { ...later, lastSeenAt: later.lastSeenAt + 600_000 }));
      expect(await idsOf(ada)).toEqual([]);
    });

    it("ID43 a new session takes the room of the one unseen longest, and of all that are over", async () => {
      const { member: ada, ids } = await signedIn(MOST_SESSIONS + 2);
      expect(await idsOf(ada)).toEqual(ids.slice(2).toReversed());
      const far = START + SESSION_LONGEST_SECONDS * 1000;
      const late = newSession(randomUUID() as SessionId, far, {});
      await run(stores.sessions.begin(ada.id, HASH, late));
      expect(await idsOf(ada)).toEqual([late.id]);
    });

    it("of sign-ins at once all are kept while there is room", async () => {
      const ada = await joined();
      const sessions = Array.from({ length: 8 }, () => aSession());
      const { won } = await atOnce(sessions.map((session) => stores.sessions.begin(ada.id, HASH, session)));
      expect(won).toHaveLength(8);
      expect(await idsOf(ada)).toEqual(sessions.map(({ id }) => id).toReversed());
    });
  });
