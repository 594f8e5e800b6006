import type { OutboundHttp, OutboundResponse } from "@morsel/application/platform/outbound-http";
import type { FetchedPage, RecipePages, RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import * as Effect from "effect/Effect";
import { makeFollowedFetch, unreadable, type FollowedResponse } from "./followed-fetch.ts";

const MAX_PAGE_BYTES = 2_097_152;
/** A picture in the size in which pages show it; what a member uploads may be larger. */
const MAX_PICTURE_BYTES = 5_242_880;

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?)$/i;
const VIDEO = /\.(?:mp4|webm|mov|m4v|avi|mkv)$/i;
const VIDEO_HOSTS = /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|tiktok\.com|dailymotion\.com|twitch\.tv)$/i;

/** Recognises pictures and videos by the address alone, before any request. */
const kindOf = (url: URL): "picture" | "video" | undefined =>
  PICTURE.test(url.pathname)
    ? "picture"
    : VIDEO.test(url.pathname) || VIDEO_HOSTS.test(url.hostname)
      ? "video"
      : undefined;

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

const pageOf = ({ response, url }: FollowedResponse): Effect.Effect<FetchedPage, RecipeUnreadable> => {
  const type = (response.headers["content-type"]?.[0] ?? "text/html").toLowerCase();
  if (type.startsWith("image/")) return unreadable("picture");
  if (type.startsWith("video/")) return unreadable("video");
  if (!/^(?:text\/|application\/(?:xhtml|xml|json|ld\+json))/.test(type)) return unreadable("other-type");
  return Effect.succeed({ text: textOf(response, type), address: url.href });
};

/** W191, W402: pages and their pictures, by the guarded client alone. */
export const makeRecipePages = (outbound: OutboundHttp): RecipePages => {
  const page = makeFollowedFetch(outbound, {
    accept: "text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5",
    maxBytes: MAX_PAGE_BYTES,
    refuse: kindOf,
  });
  const picture = makeFollowedFetch(outbound, {
    accept: "image/avif,image/webp,image/jpeg,image/png",
    maxBytes: MAX_PICTURE_BYTES,
  });
  return {
    fetch: (address) => Effect.flatMap(page(address), pageOf),
    picture: (address) => Effect.map(picture(address), ({ response }) => response.body),
  };
};
