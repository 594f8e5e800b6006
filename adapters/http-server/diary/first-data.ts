import { diaryToday } from "@morsel/application/diary-settings/member-today";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import { addDays, isCalendarDate } from "@morsel/domain/calendar";
import * as Effect from "effect/Effect";
import { dayText } from "../../http-contract/diary/day-text.ts";
import {
  defineFirstData,
  queryText,
  type FirstData,
  type FirstDataRequest,
  type Reader,
} from "../platform/first-data.ts";

const DAY_PAGE = /^\/(?:food\/diary|logged-in-homepage(?:-v2)?)?$/;

const needs = { diary: DiaryUseCases, clock: Clock };

/** Home and diary have their day inside. The diary's empty slots offer what they held the day before, so it comes along. */
export const diaryFirstData = defineFirstData(needs, ({ diary, clock }) => {
  const days = Effect.fnUntraced(function* ({ path, context }: FirstDataRequest, { member, settings }: Reader) {
    const wished = new URLSearchParams(context.call.target.split("?")[1]).get("date");
    const date = isCalendarDate(wished) ? wished : diaryToday(yield* clock.now, member.profile.timeZone, settings);
    const from = path === "/food/diary" ? addDays(date, -1) : date;
    const views = yield* diary.readDays({ member, from, to: date });
    const query = views.toReversed().map((view) => queryText(["day", view.day.date], dayText(view)));
    return { query } satisfies FirstData;
  });
  return (request) =>
    request.reader !== undefined && DAY_PAGE.test(request.path) ? days(request, request.reader) : undefined;
});
