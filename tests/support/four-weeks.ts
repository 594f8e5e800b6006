import { addDays, type CalendarDate } from "@morsel/domain/calendar";

type Send = (method: string, path: string, body: unknown) => Promise<{ readonly status: number }>;

export type Weeks = {
  readonly send: Send;
  readonly id: () => string;
  /** The day before which all of it is. */
  readonly until: CalendarDate;
  readonly days?: number;
  readonly kcal?: number;
  readonly kgOn?: (day: number) => number;
};

const wanted = ({ status }: { readonly status: number }): void => {
  if (status >= 300) throw new Error(`answered ${status}`);
};

/** Days on which all was logged and marked complete, with a weighing each: enough for an estimate of what is used. */
export const liveWeeks = async ({
  send,
  id,
  until,
  days = 28,
  kcal = 1900,
  kgOn = () => 71.4,
}: Weeks): Promise<void> => {
  for (let day = 0; day < days; day += 1) {
    const date = addDays(until, day - days);
    const energy = { unit: "calories", value: kcal };
    // Eaten also where the day is still to come.
    const place = { id: id(), meal: "lunch", planned: false };
    const soup = { ...place, description: "Soup", nutritional_contents: { energy } };
    wanted(await send("POST", `/api/services/diary/${date}/entries`, { entries: [soup] }));
    wanted(await send("PATCH", `/api/services/diary/${date}`, { version: 0, completeness: "complete" }));
    const weighing = { id: id(), type: "Weight", date, value: kgOn(day) };
    wanted(await send("POST", "/api/services/measurements", { items: [weighing] }));
  }
};
