import type { Week } from "@morsel/domain/goals";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { WireWeek } from "./week.ts";

export const writeWeek = ({ today, balance, unshared, cap, floor, days }: Week): WireWeek => ({
  today,
  balance_kcal: balance,
  unshared_kcal: unshared,
  cap_kcal: cap,
  floor_kcal: floor,
  days: days.map(({ date, planned, eaten, isPartial, budget }) => ({
    date,
    planned_kcal: planned,
    ...(eaten === undefined ? {} : { eaten_kcal: eaten }),
    is_partial: isPartial,
    budget_kcal: budget,
  })),
});

export const readWeek = (wire: WireWeek): Week => ({
  today: wire.today as CalendarDate,
  balance: wire.balance_kcal,
  unshared: wire.unshared_kcal,
  cap: wire.cap_kcal,
  floor: wire.floor_kcal,
  days: wire.days.map((day) => ({
    date: day.date as CalendarDate,
    planned: day.planned_kcal,
    ...(day.eaten_kcal === undefined ? {} : { eaten: day.eaten_kcal }),
    isPartial: day.is_partial,
    budget: day.budget_kcal,
  })),
});
