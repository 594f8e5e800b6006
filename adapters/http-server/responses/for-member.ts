import type { Member, MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import type { Refusal } from "./problem-details.ts";
import { reply } from "./reply.ts";

/** An answer to the member of a request, who is there: SignedIn has let nobody else through. */
export const forMember = <A, E, R>(
  answer: (member: MemberId) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R | CurrentMember> => Effect.flatMap(CurrentMember, ({ id }) => answer(id));

type Reply<R> = Effect.Effect<HttpServerResponse.HttpServerResponse, never, R | CurrentMember>;

/** Replies with what a use case answers to the member of a request. */
export const replyForMember = <A, R>(
  ask: (member: Member) => Effect.Effect<A, Refusal, R>,
  write: (value: A) => unknown,
  status?: number,
): Reply<R> => Effect.flatMap(CurrentMember, (member) => reply(ask(member), write, status));

/** The same for a use case that asks for the member's id alone. */
export const replyForId = <A, R>(
  ask: (member: MemberId) => Effect.Effect<A, Refusal, R>,
  write: (value: A) => unknown,
  status?: number,
): Reply<R> => replyForMember(({ id }) => ask(id), write, status);
