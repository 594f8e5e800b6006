import type { AccountNames } from "@morsel/application/ports/account-names";
import { asFieldRefused } from "@morsel/application/support/refused-field";
import { checkUsername, usernameSuggestions } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemoryWorld } from "./world.ts";

export const makeMemoryAccountNames = (world: MemoryWorld): AccountNames => {
  const { members } = world.stores;
  return {
    isEmailTaken: (email) => world.reach(members.isEmailTaken(email)),
    judgeUsername: (wish) =>
      world.reach(
        Effect.gen(function* () {
          const checked = checkUsername(wish);
          const isFree = checked.ok && !(yield* members.isUsernameTaken(checked.value));
          const free = Effect.map(
            Effect.filter(usernameSuggestions(wish), (name) => Effect.map(members.isUsernameTaken(name), (t) => !t)),
            (names) => names.slice(0, 3),
          );
          return {
            isFree,
            ...(checked.ok ? {} : { accepted: asFieldRefused(checked.error).accepted }),
            suggestions: isFree ? [] : yield* free,
          };
        }),
      ),
  };
};
