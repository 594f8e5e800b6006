import type { Clock } from "@morsel/application/platform/clock";
import type { Ids } from "@morsel/application/platform/ids";
import { localDate } from "@morsel/application/platform/local-date";
import { readAccountSettings, type AccountSettings, type NewsKind } from "@morsel/domain/account";
import { streakOf } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { isNewsChosen, isNewsHidden, isRecentDay, isStreakNews, weightNews } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { trackedDates } from "../diary/day-rows.ts";
import type { DayUpdated } from "../diary/diary-store.ts";
import type { Sql } from "../engine/sql.ts";
import type { SettingsChanged } from "../identity/member-steps.ts";
import type { Weighed } from "../measurements/measurement-store.ts";
import { deleteEntry } from "./news-rows.ts";

export type NewsStepPorts = { readonly clock: Clock; readonly ids: Ids };

/** Longer than the longest streak that is news for eleven years. */
const LONGEST = 4_000;

const settingsOf = (tx: Sql, member: MemberId): Effect.Effect<AccountSettings> =>
  Effect.map(
    tx<{ readonly settings: string }>`select settings from account_settings where member_id = ${member}`,
    ([row]) => readAccountSettings(row === undefined ? {} : JSON.parse(row.settings)),
  );

type News = { readonly kind: NewsKind; readonly thing: string; readonly amount?: number; readonly words?: string };

/** SO34, W601: the same thing is posted once. */
const postNews = (
  { clock, ids }: NewsStepPorts,
  tx: Sql,
  member: MemberId,
  settings: AccountSettings,
  { kind, thing, amount, words = "" }: News,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    if (!isNewsChosen(settings, kind)) return;
    yield* tx`
      insert into news_entry (member_id, id, kind, thing, amount, words, posted_at, is_hidden, likes, comments)
      values (${member}, ${yield* ids.next}, ${kind}, ${thing}, ${amount ?? null}, ${words}, ${yield* clock.now},
        ${isNewsHidden(settings) ? 1 : 0}, 0, 0)
      on conflict do nothing`;
  });

export const makeDayNews =
  (ports: NewsStepPorts): DayUpdated =>
  (tx, member, { date, completeness }) =>
    Effect.gen(function* () {
      if (completeness !== "complete") {
        const [kept] = yield* tx<{ readonly id: string }>`
          select id from news_entry where member_id = ${member} and kind = 'day_completed' and thing = ${date}`;
        return kept === undefined ? undefined : yield* deleteEntry(tx, member, kept.id);
      }
      const settings = yield* settingsOf(tx, member);
      const isChosen = isNewsChosen(settings, "day_completed") || isNewsChosen(settings, "streak");
      if (!isChosen || !isRecentDay(date, localDate(yield* ports.clock.now, "UTC"))) return;
      yield* postNews(ports, tx, member, settings, { kind: "day_completed", thing: date, words: date });
      if (!isNewsChosen(settings, "streak")) return;
      const dates = yield* trackedDates(tx, member, date, LONGEST);
      const days = streakOf(
        dates.map((tracked) => ({ date: tracked, completeness: "partial" as const })),
        date,
      );
      if (isStreakNews(days))
        yield* postNews(ports, tx, member, settings, { kind: "streak", thing: date, amount: days });
    });

export const makeWeightNews =
  (ports: NewsStepPorts): Weighed =>
  (tx, member, { date, value }) =>
    Effect.gen(function* () {
      const settings = yield* settingsOf(tx, member);
      if (!isNewsChosen(settings, "weight_lost")) return;
      if (!isRecentDay(date, localDate(yield* ports.clock.now, "UTC"))) return;
      const [first] = yield* tx<{ readonly value: number }>`
        select value from measurement where member_id = ${member} and type = 'Weight' and is_deleted = 0
        order by date, time, id limit 1`;
      const [posted] = yield* tx<{ readonly most: number | null }>`
        select max(amount) as "most" from news_entry where member_id = ${member} and kind = 'weight_lost'`;
      const facts = { firstKg: first?.value ?? value, currentKg: value, postedKg: posted?.most ?? 0 };
      const amount = weightNews(facts);
      if (amount !== undefined)
        yield* postNews(ports, tx, member, settings, {
          kind: "weight_lost",
          thing: String(Math.floor(amount)),
          amount,
        });
    });

/** SO34, SO37 */
export const makeSettingsNews =
  (ports: NewsStepPorts): SettingsChanged =>
  (tx, member, { before, next }) =>
    Effect.gen(function* () {
      if (isNewsHidden(before) !== isNewsHidden(next))
        yield* tx`update news_entry set is_hidden = ${isNewsHidden(next) ? 1 : 0} where member_id = ${member}`;
      if (!isNewsChosen(next, "joined") || isNewsChosen(before, "joined")) return;
      const [joined] = yield* tx<{ readonly at: number }>`select created_at as "at" from member where id = ${member}`;
      if (joined !== undefined)
        yield* postNews(ports, tx, member, next, { kind: "joined", thing: "", amount: joined.at });
    });
