import { randomUUID } from "node:crypto";
import { CoachCommentStore, type NewCoachComment } from "@morsel/application/coach/comment-store";
import { CoachStore } from "@morsel/application/coach/coach-store";
import { BlockStore } from "@morsel/application/friends/block-store";
import { JobStore } from "@morsel/application/jobs/job-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import { COACH_COMMENTS_A_DAY, type CoachScope } from "@morsel/domain/social";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const DAY = 86_400_000;
const MONDAY = "2026-03-02" as CalendarDate;
const SUNDAY = "2026-03-01" as CalendarDate;

/** Every promise that the store of coaches' comments makes. */
export const commentStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps comments of coaches`, () => {
    let stores: Stores;
    let store: CoachCommentStore;
    let coaches: CoachStore;
    let clock = NOW;
    beforeAll(async () => {
      stores = await fresh();
      [store, coaches] = [stores.get(CoachCommentStore), stores.get(CoachStore)];
    });
    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const share = async (client: Member, coach: Member, scopes: readonly CoachScope[] = ["days"]) => {
      const [id, codeHash] = [randomUUID(), randomUUID()];
      const until = { linkExpiresAt: NOW + DAY, expiresAt: NOW + 30 * DAY };
      await run(coaches.create({ id, client: client.id, codeHash, scopes, createdAt: NOW, ...until }));
      await run(coaches.accept(coach.id, codeHash, NOW));
      return id;
    };
    const pair = async (scopes?: readonly CoachScope[]) => {
      const [client, coach] = [await someone(), await someone()];
      return { client, coach, grant: await share(client, coach, scopes) };
    };
    const comment = (client: Member, coach: Member, change: Partial<NewCoachComment> = {}): NewCoachComment => ({
      id: randomUUID(),
      client: client.id,
      coach: coach.id,
      isCoach: true,
      date: MONDAY,
      text: "More water",
      at: (clock += 1000),
      ...change,
    });
    const add = async (client: Member, coach: Member, change: Partial<NewCoachComment> = {}) => {
      const added = comment(client, coach, change);
      await run(store.add(added, []));
      return added;
    };
    const texts = async (client: Member, coach?: Member, now = clock) =>
      (
        await run(store.ofDay({ client: client.id, ...(coach === undefined ? {} : { coach: coach.id }) }, MONDAY, now))
      ).map(({ text }) => text);

    it("SO43 SO44 W494 the two read a day's comments in order, others' coaches nothing, and the same id is the same comment", async () => {
      const { client, coach } = await pair();
      const other = await someone();
      await share(client, other);
      const first = await add(client, coach, { text: "one", entry: randomUUID() });
      await run(store.add({ ...first, text: "again" }, []));
      await add(client, coach, { text: "two", isCoach: false });
      await add(client, coach, { text: "of another day", date: SUNDAY });
      await add(client, other, { text: "from another" });
      expect(await texts(client)).toEqual(["one", "two", "from another"]);
      expect(await texts(client, coach)).toEqual(["one", "two"]);
      expect(await texts(client, other)).toEqual(["from another"]);
      expect(await texts(client, await someone())).toEqual([]);
      expect(await texts(await someone())).toEqual([]);
      const [read] = await run(store.ofDay({ client: client.id }, MONDAY, clock));
      expect(read).toMatchObject({ coach: coach.username, isCoach: true, entry: first.entry, isNew: true });
    });

    it("SO44 nothing is written or read without a grant of days, and what was said is gone when it ends", async () => {
      const { client, coach } = await pair(["body", "reports"]);
      expect(await refusal(store.add(comment(client, coach), []))).toEqual({ _tag: "CoachGrantNotFound" });
      const grant = await share(client, coach);
      await add(client, coach);
      await add(client, coach, { isCoach: false });
      const over = NOW + 30 * DAY;
      expect(await texts(client, coach, over)).toEqual([]);
      expect(await texts(client, undefined, over)).toEqual([]);
      await run(coaches.end(client.id, grant, clock));
      expect([await texts(client), await texts(client, coach)]).toEqual([[], []]);
      expect(await run(store.days(client.id, clock))).toEqual([]);
      expect(await run(store.waiting(coach.id, clock))).toEqual([]);
      expect(await refusal(store.add(comment(client, coach), []))).toEqual({ _tag: "CoachGrantNotFound" });
      const kept = await pair();
      await add(kept.client, kept.coach, { text: "stays" });
      expect(await run(store.forgetEnded(clock))).toBe(2);
      expect(await texts(kept.client)).toEqual(["stays"]);
      await run(stores.get(BlockStore).block(kept.client.id, kept.coach.id, clock));
      expect(await texts(kept.client)).toEqual([]);
    });

    it("SO43 a day is full for the two at its limit, also for those who write at once", async () => {
      const { client, coach } = await pair();
      for (let n = 1; n < COACH_COMMENTS_A_DAY; n += 1) await add(client, coach);
      const tried = await atOnce([1, 2, 3].map(() => store.add(comment(client, coach), [])));
      expect(tried.won).toHaveLength(1);
      expect(await refusal(store.add(comment(client, coach), []))).toEqual({
        _tag: "CoachDayIsFull",
        limit: COACH_COMMENTS_A_DAY,
      });
      await add(client, coach, { date: SUNDAY });
    });

    it("W495 a comment is new to whom it is for until their day is read, and clients are told apart", async () => {
      const { client, coach } = await pair();
      await add(client, coach, { date: SUNDAY });
      await add(client, coach);
      for (const date of [MONDAY, SUNDAY]) await add(client, coach, { isCoach: false, date });
      expect(await run(store.days(client.id, clock))).toEqual([
        { date: MONDAY, unread: 1 },
        { date: SUNDAY, unread: 1 },
      ]);
      expect(await run(store.waiting(coach.id, clock))).toEqual([{ client: client.id, unread: 2, date: SUNDAY }]);
      await run(store.markRead({ client: client.id }, MONDAY));
      expect(await run(store.days(client.id, clock))).toEqual([
        { date: MONDAY, unread: 0 },
        { date: SUNDAY, unread: 1 },
      ]);
      expect(await run(store.waiting(coach.id, clock))).toMatchObject([{ unread: 2 }]);
      await run(store.markRead({ client: client.id, coach: coach.id }, SUNDAY));
      expect(await run(store.waiting(coach.id, clock))).toEqual([{ client: client.id, unread: 1, date: MONDAY }]);
    });

    it("SO45 a client hides and reports what a coach said, nobody else does, and neither is done with one's own", async () => {
      const { client, coach } = await pair();
      const said = await add(client, coach);
      const answer = await add(client, coach, { isCoach: false, text: "Thanks" });
      const report = (comment_: string) => ({
        id: randomUUID(),
        comment: comment_,
        reason: "spam" as const,
        text: "",
        at: clock,
      });
      const none = { _tag: "CoachCommentNotFound" };
      for (const [who, what] of [
        [client, answer],
        [coach, said],
        [await someone(), said],
      ] as const) {
        expect(await refusal(store.hide(who.id, what.id))).toEqual(none);
        expect(await refusal(store.report(who.id, report(what.id)))).toEqual(none);
      }
      for (const _ of [1, 2]) await run(store.report(client.id, report(said.id)));
      expect((await run(store.reports(99))).filter(({ by }) => by === client.id)).toMatchObject([
        { kind: "coach_comment", thing: said.id, about: coach.id, reported: { words: "More water" } },
      ]);
      await run(store.hide(client.id, said.id));
      expect(await texts(client)).toEqual(["Thanks"]);
      expect(await texts(client, coach)).toEqual(["More water", "Thanks"]);
      expect((await run(store.ofClient(client.id, { after: "", limit: 9 }))).map(({ id }) => id).toSorted()).toEqual(
        [said.id, answer.id].toSorted(),
      );
      await run(store.leave(coach.id));
      expect(await run(store.ofClient(client.id, { after: "", limit: 9 }))).toEqual([]);
    });

    it("W494 the mail is kept with the first comment that the client has not read, and not again before they have", async () => {
      const { client, coach } = await pair();
      const waiting = () => run(stores.get(JobStore).waitingOf(client.id));
      const say = async () => {
        const mail = { id: randomUUID(), kind: "mail", member: client.id, dueAt: NOW, payload: {} };
        await run(store.add(comment(client, coach), [mail]));
        return mail.id;
      };
      const first = await say();
      await say();
      expect((await waiting()).map(({ id }) => id)).toEqual([first]);
      await run(store.markRead({ client: client.id }, MONDAY));
      const next = await say();
      expect((await waiting()).map(({ id }) => id).toSorted()).toEqual([first, next].toSorted());
    });
  });
