import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { CurrentMember } from "../../http-contract/shared/access.ts";

/** An answer to the member of a request, who is there: SignedIn has let nobody else through. */
export const forMember = <A, E, R>(
  answer: (member: MemberId) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R | CurrentMember> => Effect.flatMap(CurrentMember, ({ id }) => answer(id));
