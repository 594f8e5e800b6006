import type { Brand } from "../brand/index.ts";

/** Local time of day, "07:30". */
export type TimeOfDay = string & Brand<"TimeOfDay">;
export const isTimeOfDay = (time: unknown): time is TimeOfDay =>
  typeof time === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
