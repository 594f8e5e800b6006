import type { OutboundFailure, OutboundHttp, OutboundResponse } from "@morsel/application/platform/outbound-http";
import type { RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import * as Effect from "effect/Effect";

const TIMEOUT_MS = 10_000;
/** All redirects together. */
const ALL_MS = 20_000;
const MOST_REDIRECTS = 5;

export const unreadable = (reason: RecipeUnreadable["reason"], status?: number) =>
  Effect.fail<RecipeUnreadable>({ _tag: "RecipeUnreadable", reason, ...(status === undefined ? {} : { status }) });

const REASONS: { readonly [Tag in OutboundFailure["_tag"]]: RecipeUnreadable["reason"] } = {
  AddressRefused: "address",
  HostUnreachable: "unreachable",
  ResponseTimedOut: "too-slow",
  ResponseTooLarge: "too-large",
  ResponseUnreadable: "unreachable",
};

export type Followed = {
  readonly accept: string;
  readonly maxBytes: number;
  /** Refuses an address by its form alone, before any request. */
  readonly refuse?: (url: URL) => RecipeUnreadable["reason"] | undefined;
};

export type FollowedResponse = { readonly response: OutboundResponse; readonly url: URL };

const urlOf = (address: string): URL | undefined => {
  const text = address.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d+(?:\/|$)/.test(text) ? text : `https://${text}`;
  return text.length <= 2000 && URL.canParse(whole) ? new URL(whole) : undefined;
};

/** W191: every address, the first and each that a redirect names, goes through the guarded client and is checked there. */
export const makeFollowedFetch =
  (outbound: OutboundHttp, { accept, maxBytes, refuse }: Followed) =>
  (address: string): Effect.Effect<FollowedResponse, RecipeUnreadable> => {
    const fetched = (url: URL, redirects: number): Effect.Effect<FollowedResponse, RecipeUnreadable> =>
      Effect.gen(function* () {
        const reason = refuse?.(url);
        if (reason !== undefined) return yield* unreadable(reason);
        const response = yield* Effect.catch(
          outbound.send({ method: "GET", url: url.href, headers: { accept }, maxBytes, timeoutMs: TIMEOUT_MS }),
          ({ _tag }) => unreadable(REASONS[_tag]),
        );
        const { status } = response;
        if (status >= 400 || status < 200) return yield* unreadable("status", status);
        if (status < 300) return { response, url };
        const location = response.headers.location?.[0];
        if (location === undefined || !URL.canParse(location, url.href)) return yield* unreadable("status", status);
        if (redirects >= MOST_REDIRECTS) return yield* unreadable("too-many-redirects");
        return yield* fetched(new URL(location, url), redirects + 1);
      });
    const url = urlOf(address);
    return url === undefined
      ? unreadable("address")
      : Effect.timeoutOrElse(fetched(url, 0), { duration: ALL_MS, orElse: () => unreadable("too-slow") });
  };
