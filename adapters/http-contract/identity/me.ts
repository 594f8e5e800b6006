import type { WireUser } from "./users.ts";

/** The signed-in member as a page needs it at once. */
export type WireMe = Pick<WireUser, "id" | "username" | "email" | "diary_preferences" | "unit_preferences"> & {
  /** J28: time at which everything is erased, if the member asked for it. */
  readonly erase_at?: string;
  readonly location_preferences: Pick<WireUser["location_preferences"], "locale" | "time_zone" | "country">;
  /** Absent in what an older server said. */
  readonly account?: WireUser["account"];
};
