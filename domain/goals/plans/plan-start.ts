import { addDays, type CalendarDate } from "../../calendar/index.ts";
import { err, ok, type Result } from "../../result/index.ts";
import type { Goals } from "../goals.ts";

/** W120: goals begin two years ahead at the latest. */
const LATEST_START_DAYS = 731;

const laterOf = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? b : a);

/** Why goals cannot begin, or be removed, on a day. */
export type StartRefused =
  | { readonly _tag: "StartTooLate"; readonly latest: CalendarDate }
  | { readonly _tag: "StartTooEarly"; readonly earliest: CalendarDate }
  | { readonly _tag: "FirstGoals" };

/** W120: the day from which a change is wanted: today where none, or one that is past, is said. */
export const wantedStart = (
  today: CalendarDate,
  from: CalendarDate | undefined,
): Result<CalendarDate, Extract<StartRefused, { _tag: "StartTooLate" }>> => {
  const latest = addDays(today, LATEST_START_DAYS);
  const wanted = laterOf(today, from ?? today);
  return wanted > latest ? err({ _tag: "StartTooLate", latest }) : ok(wanted);
};

/** G16: a change of goals holds from the wanted day on, but never before the goals that it changes. */
export const changeStart = ({ effectiveFrom }: Pick<Goals, "effectiveFrom">, wanted: CalendarDate): CalendarDate =>
  laterOf(wanted, effectiveFrom);

/** W122: goals that are still to begin can be removed where others, here those of the day before, hold on. */
export const checkRemoval = (
  effectiveFrom: CalendarDate,
  before: Pick<Goals, "effectiveFrom">,
  today: CalendarDate,
): Result<CalendarDate, Exclude<StartRefused, { _tag: "StartTooLate" }>> => {
  if (effectiveFrom <= today) return err({ _tag: "StartTooEarly", earliest: addDays(today, 1) });
  return before.effectiveFrom >= effectiveFrom ? err({ _tag: "FirstGoals" }) : ok(effectiveFrom);
};
