import { MEMBER_LIMITS, type MemberLimitKind, type Room } from "@morsel/application/platform/member-limits";
import { entityTag, hasTag } from "../requests/entity-tag.ts";
import type { Answer, Call } from "../requests/request-context.ts";

export type Spent = { readonly kind: MemberLimitKind; readonly room: Room };

/** Requests that a member has left, by draft-ietf-httpapi-ratelimit-headers. */
export const withRateLimit = (answer: Answer, { kind, room }: Spent): Answer => {
  const { burst, secondsEach } = MEMBER_LIMITS[kind];
  return {
    ...answer,
    headers: {
      ...answer.headers,
      "ratelimit-policy": `"${kind}";q=${burst};w=${Math.ceil(burst * secondsEach)}`,
      ratelimit: `"${kind}";r=${room.left};t=${room.seconds}`,
    },
  };
};

/** Programs that ask again and again are told with 304 that nothing changed; the page keeps its own copies and needs no tag. */
export const withEntityTag = (call: Pick<Call, "method" | "headers">, answer: Answer): Answer => {
  if ((call.method !== "GET" && call.method !== "HEAD") || answer.status !== 200) return answer;
  if (typeof answer.body !== "string" && !(answer.body instanceof Uint8Array)) return answer;
  const etag = entityTag(answer.body);
  const headers = { ...answer.headers, etag, "cache-control": "private, no-cache" };
  return hasTag(call, etag) === true ? { status: 304, headers, body: undefined } : { ...answer, headers };
};
