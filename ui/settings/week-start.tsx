import { countryWeekStart } from "@morsel/domain/calendar";
import { createContext, use } from "react";

const Start = createContext(countryWeekStart(""));

/** C7: the weekday on which the member's weeks begin, 0 is Monday, for all that is inside. */
export const WeekStartProvider = Start.Provider;

export const useWeekStart = (): number => use(Start);
