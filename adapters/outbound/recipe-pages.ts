import type { OutboundFailure, OutboundHttp, OutboundResponse } from "@morsel/application/platform/outbound-http";
import type { FetchedPage, RecipePages, RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import * as Effect from "effect/Effect";

const MAX_BYTES = 2_097_152;
const TIMEOUT_MS = 10_000;
/** All redirects together. */
const ALL_MS = 20_000;
const MOST_REDIRECTS = 5;

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?)$/i;
const VIDEO = /\.(?:mp4|webm|mov|m4v|avi|mkv)$/i;
const VIDEO_HOSTS = /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|tiktok\.com|dailymotion\.com|twitch\.tv)$/i;

const unreadable = (reason: RecipeUnreadable["reason"], status?: number) =>
  Effect.fail<RecipeUnreadable>({ _tag: "RecipeUnreadable", reason, ...(status === undefined ? {} : { status }) });

const REASONS: { readonly [Tag in OutboundFailure["_tag"]]: RecipeUnreadable["reason"] } = {
  AddressRefused: "address",
  HostUnreachable: "unreachable",
  ResponseTimedOut: "too-slow",
  ResponseTooLarge: "too-large",
  ResponseUnreadable: "unreachable",
};

/** What an address says by itself, before anybody is asked. */
const kindOf = (url: URL): "picture" | "video" | undefined =>
  PICTURE.test(url.pathname)
    ? "picture"
    : VIDEO.test(url.pathname) || VIDEO_HOSTS.test(url.hostname)
      ? "video"
      : undefined;

const urlOf = (address: string): URL | undefined => {
  const text = address.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d+(?:\/|$)/.test(text) ? text : `https://${text}`;
  return text.length <= 2000 && URL.canParse(whole) ? new URL(whole) : undefined;
};

const decoded = (body: Uint8Array, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(body);
  } catch (problem) {
    if (problem instanceof RangeError) return new TextDecoder().decode(body);
    throw problem;
  }
};

const textOf = ({ body }: OutboundResponse, type: string): string => {
  const head = new TextDecoder("latin1").decode(body.subarray(0, 2048));
  const charset = /charset=["']?([\w-]{1,40})/i.exec(`${type} ${head}`)?.[1] ?? "utf-8";
  return decoded(body, charset);
};

const pageOf = (response: OutboundResponse, address: string): Effect.Effect<FetchedPage, RecipeUnreadable> => {
  const type = (response.headers["content-type"]?.[0] ?? "text/html").toLowerCase();
  if (response.status >= 400 || response.status < 200) return unreadable("status", response.status);
  if (type.startsWith("image/")) return unreadable("picture");
  if (type.startsWith("video/")) return unreadable("video");
  if (!/^(?:text\/|application\/(?:xhtml|xml|json|ld\+json))/.test(type)) return unreadable("other-type");
  return Effect.succeed({ text: textOf(response, type), address });
};

/** W191: every address, the first and each that a redirect names, goes through the guarded client and is checked there. */
export const makeRecipePages = (outbound: OutboundHttp): RecipePages => {
  const fetched = (url: URL, redirects: number): Effect.Effect<FetchedPage, RecipeUnreadable> =>
    Effect.gen(function* () {
      const kind = kindOf(url);
      if (kind !== undefined) return yield* unreadable(kind);
      const response = yield* Effect.catch(
        outbound.send({
          method: "GET",
          url: url.href,
          headers: { accept: "text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5" },
          maxBytes: MAX_BYTES,
          timeoutMs: TIMEOUT_MS,
        }),
        ({ _tag }) => unreadable(REASONS[_tag]),
      );
      if (response.status < 300 || response.status >= 400) return yield* pageOf(response, url.href);
      const location = response.headers.location?.[0];
      if (location === undefined || !URL.canParse(location, url.href))
        return yield* unreadable("status", response.status);
      if (redirects >= MOST_REDIRECTS) return yield* unreadable("too-many-redirects");
      return yield* fetched(new URL(location, url), redirects + 1);
    });
  return {
    fetch: (address) => {
      const url = urlOf(address);
      return url === undefined
        ? unreadable("address")
        : Effect.timeoutOrElse(fetched(url, 0), { duration: ALL_MS, orElse: () => unreadable("too-slow") });
    },
  };
};
