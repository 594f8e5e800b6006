import { plannedByDefault } from "@morsel/domain/diary";
import type { CalendarDate } from "@morsel/domain/calendar";
import { useState } from "react";

/** Whether what is logged is only planned, where one may choose: today and later. */
export type Planning = { readonly isOn: boolean; readonly choose: (isOn: boolean) => void };

/** What somebody chose for a day, and until then what is usual for it. */
export const usePlanning = (date: string, today: CalendarDate): Planning | undefined => {
  const [said, setSaid] = useState<{ readonly date: string; readonly isOn: boolean }>();
  const usual = plannedByDefault(date, today);
  if (usual === undefined) return undefined;
  const isOn = said?.date === date ? said.isOn : usual;
  return { isOn, choose: (next) => setSaid({ date, isOn: next }) };
};
