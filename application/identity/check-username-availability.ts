import { checkUsername, usernameSuggestions, type Username } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberStore } from "./member-store.ts";
import { asFieldRefused } from "../platform/refused-field.ts";

/** Availability of a username. */
export type UsernameAvailability = {
  readonly isFree: boolean;
  /** In words, when its shape is the matter. */
  readonly accepted?: string;
  /** Free ones like it. */
  readonly suggestions: readonly string[];
};

/** Number of free names that are suggested for an unavailable one. */
const SUGGESTED = 4;

/** `username` is the name that was judged, as it would be kept. */
export type CheckUsernameAvailability = (
  wish: string,
) => Effect.Effect<UsernameAvailability & { readonly username: string }>;

/** J10: whether a name can be had, and if not, why, and which ones like it can. */
export const makeCheckUsernameAvailability = ({
  members,
}: {
  readonly members: Pick<MemberStore, "isUsernameTaken">;
}): CheckUsernameAvailability =>
  Effect.fn("CheckUsernameAvailability")(function* (wish) {
    const checked = checkUsername(wish);
    if (checked.ok && !(yield* members.isUsernameTaken(checked.value)))
      return { username: checked.value, isFree: true, suggestions: [] };
    const suggestions: Username[] = [];
    for (const name of usernameSuggestions(wish)) {
      if (suggestions.length === SUGGESTED) break;
      if (!(yield* members.isUsernameTaken(name))) suggestions.push(name);
    }
    const accepted = checked.ok ? {} : { accepted: asFieldRefused(checked.error).accepted };
    return { username: wish, isFree: false, ...accepted, suggestions };
  });
