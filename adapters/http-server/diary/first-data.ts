import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { addDays, isCalendarDate } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { dayText } from "../../http-contract/diary/day-text.ts";
import { defineFirstData, queryText, type FirstData, type FirstDataRequest } from "../pages/first-data.ts";

const DAY_PAGE = /^\/(?:food\/diary|logged-in-homepage(?:-v2)?)?$/;

const needs = { diary: DiaryUseCases, today: MemberToday };

/** Home and diary have their day inside. The diary's empty slots offer what they held the day before, so it comes along. */
export const diaryFirstData = defineFirstData(needs, ({ diary, today }) => {
  const days = Effect.fnUntraced(function* ({ path, context }: FirstDataRequest, member: Member) {
    const wished = new URLSearchParams(context.call.target.split("?")[1]).get("date");
    const date = isCalendarDate(wished) ? wished : yield* today(member);
    const dates = path === "/food/diary" ? [date, addDays(date, -1)] : [date];
    const views = yield* Effect.forEach(dates, (day) => diary.readDay({ member: member.id, date: day }));
    return { query: views.map((view) => queryText(["day", view.day.date], dayText(view))) } satisfies FirstData;
  });
  return (request) =>
    request.member !== undefined && DAY_PAGE.test(request.path) ? days(request, request.member) : undefined;
});
