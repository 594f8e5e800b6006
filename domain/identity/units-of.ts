import type { Member } from "./member.ts";
import { firstUnits, type UnitPreferences } from "../units/index.ts";

/** J12: what a member sees; who joined before units were kept has those of their country. */
export const unitsOf = ({ profile }: Pick<Member, "profile">): UnitPreferences =>
  profile.units ?? firstUnits(profile.country);
