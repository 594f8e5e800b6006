import type { Member } from "@morsel/domain/identity";
import { firstUnits, type UnitPreferences } from "@morsel/domain/units";

/** J12: what a member sees; who joined before units were kept has those of their country. */
export const unitsOf = ({ profile }: Pick<Member, "profile">): UnitPreferences =>
  profile.units ?? firstUnits(profile.country);
