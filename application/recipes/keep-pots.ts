import type { MemberId } from "@morsel/domain/identity";
import { plainLine } from "@morsel/domain/text";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { Pot, PotsAreFull, RecipeStore } from "./recipe-store.ts";

const NAME_MAX = 60;
const GRAMS_MAX = 50_000;

export type PutPot = (request: {
  readonly member: MemberId;
  readonly pot: Pot;
}) => Effect.Effect<readonly Pot[], FieldRefused | PotsAreFull>;

/** W188: a pot has a name of 1 to 60 characters and weighs up to 50 kg; the same id again is the same pot. */
export const makePutPot = ({ recipes }: { readonly recipes: Pick<RecipeStore, "pots" | "putPot"> }): PutPot =>
  Effect.fn("PutPot")(function* ({ member, pot }) {
    const name = plainLine(pot.name, NAME_MAX);
    if (name === undefined) return yield* refuseField("name", `1 to ${NAME_MAX} characters`);
    if (!(pot.grams > 0 && pot.grams <= GRAMS_MAX)) return yield* refuseField("grams", `up to ${GRAMS_MAX} grams`);
    yield* recipes.putPot(member, { ...pot, name });
    return yield* recipes.pots(member);
  });
