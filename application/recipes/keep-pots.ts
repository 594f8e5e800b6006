import type { MemberId } from "@morsel/domain/identity";
import { checkPot, type Pot, type PotRefused } from "@morsel/domain/recipes";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { PotsAreFull, RecipeStore } from "./recipe-store.ts";

const ACCEPTED: { readonly [Field in PotRefused["field"]]: (max: number) => string } = {
  name: (max) => `1 to ${max} characters`,
  grams: (max) => `up to ${max} grams`,
};

export type PutPot = (request: {
  readonly member: MemberId;
  readonly pot: Pot;
}) => Effect.Effect<readonly Pot[], FieldRefused | PotsAreFull>;

/** W188: the same id again is the same pot. */
export const makePutPot = ({ recipes }: { readonly recipes: Pick<RecipeStore, "pots" | "putPot"> }): PutPot =>
  Effect.fn("PutPot")(function* ({ member, pot }) {
    const checked = checkPot(pot);
    if (!checked.ok) return yield* refuseField(checked.error.field, ACCEPTED[checked.error.field](checked.error.max));
    yield* recipes.putPot(member, checked.value);
    return yield* recipes.pots(member);
  });
