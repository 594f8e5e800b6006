import type { Clock } from "@morsel/application/platform/clock";
import type { Ids } from "@morsel/application/platform/ids";
import { localDate } from "@morsel/application/platform/local-date";
import type { NewsKind } from "@morsel/domain/account";
import { streakOf } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { isNewsChosen, isRecentDay, isStreakNews, weightNews } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { makeMemoryDiaryStore, type DayUpdated } from "../diary/diary-store.ts";
import type { SettingsChanged } from "../identity/member-steps.ts";
import { membersTable } from "../identity/members-table.ts";
import { measurementTable } from "../measurements/measurement-table.ts";
import { activeRecords } from "../versioned-records/versioned-store.ts";
import type { Weighed } from "../measurements/measurement-store.ts";
import type { MemoryState } from "../platform/state.ts";
import { newsOf, settingsOf } from "./news-store.ts";

export type NewsStepPorts = { readonly clock: Clock; readonly ids: Ids };

const LONGEST = 4_000;

type News = { readonly kind: NewsKind; readonly thing: string; readonly amount?: number; readonly words?: string };

/** SO34, W601: the same thing is posted once. */
const postNews = ({ clock, ids }: NewsStepPorts, state: MemoryState, member: MemberId, news: News): void => {
  const own = newsOf(state, member);
  const { kind, thing, amount, words = "" } = news;
  const isKnown = [...own.values()].some((row) => row.kind === kind && row.thing === thing);
  if (isKnown || !isNewsChosen(settingsOf(state, member), kind)) return;
  const postedAt = Effect.runSync(clock.now);
  own.set(Effect.runSync(ids.next), { kind, thing, amount, words, postedAt, likers: new Set(), comments: new Map() });
};

export const makeDayNews =
  (ports: NewsStepPorts): DayUpdated =>
  (state, member, { date, completeness }) => {
    if (completeness !== "complete") {
      for (const [id, { kind, thing }] of newsOf(state, member))
        if (kind === "day_completed" && thing === date) newsOf(state, member).delete(id);
      return;
    }
    if (!isRecentDay(date, localDate(Effect.runSync(ports.clock.now), "UTC"))) return;
    postNews(ports, state, member, { kind: "day_completed", thing: date, words: date });
    const dates = Effect.runSync(makeMemoryDiaryStore(state).trackedDates(member, date, LONGEST));
    const days = streakOf(
      dates.map((tracked) => ({ date: tracked, completeness: "partial" as const })),
      date,
    );
    if (isStreakNews(days)) postNews(ports, state, member, { kind: "streak", thing: date, amount: days });
  };

export const makeWeightNews =
  (ports: NewsStepPorts): Weighed =>
  (state, member, { date, value }) => {
    if (!isRecentDay(date, localDate(Effect.runSync(ports.clock.now), "UTC"))) return;
    const [first] = activeRecords(state, measurementTable, member)
      .filter(({ type }) => type === "Weight")
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : 1));
    const posted = [...newsOf(state, member).values()].map(({ kind, amount = 0 }) =>
      kind === "weight_lost" ? amount : 0,
    );
    const facts = { firstKg: first?.value ?? value, currentKg: value, postedKg: Math.max(0, ...posted) };
    const amount = weightNews(facts);
    if (amount !== undefined)
      postNews(ports, state, member, { kind: "weight_lost", thing: String(Math.floor(amount)), amount });
  };

/** SO34 */
export const makeSettingsNews =
  (ports: NewsStepPorts): SettingsChanged =>
  (state, member, { before, next }) => {
    const joined = state.of(membersTable).get(member)?.member.createdAt;
    if (joined !== undefined && isNewsChosen(next, "joined") && !isNewsChosen(before, "joined"))
      postNews(ports, state, member, { kind: "joined", thing: "", amount: joined });
  };
