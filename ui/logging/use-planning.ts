import { plannedByDefault } from "@morsel/domain/diary";
import type { CalendarDate } from "@morsel/domain/calendar";
import { useState } from "react";

/** Choice between eaten and planned, for today and later. */
export type Planning = { readonly isOn: boolean; readonly choose: (isOn: boolean) => void };

/** The choice for a day, which starts with that day's default. */
export const usePlanning = (date: string, today: CalendarDate): Planning | undefined => {
  const [said, setSaid] = useState<{ readonly date: string; readonly isOn: boolean }>();
  const usual = plannedByDefault(date, today);
  if (usual === undefined) return undefined;
  const isOn = said?.date === date ? said.isOn : usual;
  return { isOn, choose: (next) => setSaid({ date, isOn: next }) };
};
