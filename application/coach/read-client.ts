import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { CoachScope } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { DiarySettingsStore } from "../diary-settings/diary-settings-store.ts";
import type { MemberToday } from "../diary-settings/member-today.ts";
import { makePublishDay, type PublishDayPorts, type SharedDay } from "../diary-sharing/shared-day.ts";
import type { DiaryStore } from "../diary/diary-store.ts";
import type { DaysPage } from "../diary/summarise-days.ts";
import type { DiaryUseCases } from "../diary/use-cases.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import type { MemberRelations } from "../social/member-relations.ts";
import type { Clock } from "../platform/clock.ts";
import type { ClientAccess, ClientNotFound } from "./client-access.ts";
import type { CoachStore } from "./coach-store.ts";
import type { CoachCommentStore, WaitingClient } from "./comment-store.ts";

/** Days of a client's report, up to today. */
const REPORT_DAYS = 28;
/** Weigh-ins of a client's that are shown, of the last year. */
const WEIGHTS = 60;
const YEAR = 366;
const WEEK = 7;

export type ClientWeight = { readonly date: CalendarDate; readonly kg: number };

/** A client in the coach's list. */
export type CoachClient = {
  readonly id: string;
  readonly username: string;
  readonly scopes: readonly CoachScope[];
  readonly expiresAt: number;
  /** W492: absent where neither days nor reports are granted. */
  readonly logged?: { readonly last?: CalendarDate; readonly ofWeek: number };
  /** W495: answers that the coach has not read, and the first day that has one. */
  readonly waiting?: Pick<WaitingClient, "unread" | "date">;
};

export type ReadClientPorts = PublishDayPorts & {
  readonly coaches: CoachStore;
  readonly comments: Pick<CoachCommentStore, "waiting">;
  readonly members: Pick<MemberStore, "byId">;
  readonly relations: MemberRelations;
  readonly diary: Pick<DiaryStore, "trackedDates">;
  readonly days: Pick<DiaryUseCases, "readDay" | "summariseDays">;
  readonly measurements: Pick<MeasurementStore, "days">;
  readonly settings: Pick<DiarySettingsStore, "of">;
  readonly today: MemberToday;
  readonly clock: Clock;
};

type OfClient = { readonly coach: MemberId; readonly username: string };

/** W490, W492: the diary, the body and the reports of a client, on the paths by which the client reads them. */
export const makeReadClient = (open: ClientAccess, ports: ReadClientPorts) => {
  const publishDay = makePublishDay(ports);

  const loggedBy = (client: MemberId): Effect.Effect<CoachClient["logged"]> =>
    Effect.gen(function* () {
      const member = yield* ports.members.byId(client);
      if (member === undefined) return undefined;
      const today = yield* ports.today(member);
      const dates = yield* ports.diary.trackedDates(client, today, WEEK);
      const [last] = dates;
      return {
        ofWeek: dates.filter((date) => date > addDays(today, -WEEK)).length,
        ...(last === undefined ? {} : { last }),
      };
    });

  return {
    readClients: Effect.fn("ReadClients")(function* (coach: MemberId) {
      const now = yield* ports.clock.now;
      const grants = yield* ports.coaches.received(coach, now);
      const waitingOf = new Map((yield* ports.comments.waiting(coach, now)).map((one) => [one.client, one]));
      const clients = yield* Effect.forEach(
        grants,
        ({ id, client, username, scopes, expiresAt }) =>
          Effect.gen(function* (): Effect.fn.Return<readonly CoachClient[]> {
            if (username === undefined || (yield* ports.relations.isBlockedBetween(coach, client))) return [];
            const isLogShown = scopes.includes("days") || scopes.includes("reports");
            const logged = isLogShown ? yield* loggedBy(client) : undefined;
            const waiting = scopes.includes("days") ? waitingOf.get(client) : undefined;
            return [
              {
                id,
                username,
                scopes,
                expiresAt,
                ...(logged === undefined ? {} : { logged }),
                ...(waiting === undefined ? {} : { waiting: { unread: waiting.unread, date: waiting.date } }),
              },
            ];
          }),
        { concurrency: 4 },
      );
      return clients.flat();
    }),

    readDay: ({
      date,
      ...asked
    }: OfClient & { readonly date: CalendarDate }): Effect.Effect<SharedDay, ClientNotFound> =>
      Effect.flatMap(open({ ...asked, scope: "days", date }), (client) =>
        publishDay({ owner: client, isOwn: false, seesGoals: true, date }),
      ),

    readBody: (asked: OfClient): Effect.Effect<readonly ClientWeight[], ClientNotFound> =>
      Effect.gen(function* () {
        const client = yield* open({ ...asked, scope: "body" });
        const to = yield* ports.today(client);
        const range = { from: addDays(to, -YEAR), to, limit: WEIGHTS };
        const days = yield* ports.measurements.days(client.id, "Weight", range);
        return days.map(({ date, sum, count }) => ({ date, kg: sum / count }));
      }),

    readReport: (asked: OfClient): Effect.Effect<DaysPage, ClientNotFound | FieldRefused> =>
      Effect.gen(function* () {
        const client = yield* open({ ...asked, scope: "reports" });
        const to = yield* ports.today(client);
        return yield* ports.days.summariseDays({ member: client.id, from: addDays(to, 1 - REPORT_DAYS), to });
      }),
  };
};
