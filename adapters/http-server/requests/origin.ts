import type { Call } from "./request-context.ts";

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/** The public origin is configured, or it is the host that was asked, over http. */
export const originOf = (headers: Call["headers"], configured: string | undefined): string => {
  if (configured !== undefined) return configured;
  const host = headers["host"];
  return host !== undefined && HOST.test(host) ? `http://${host.toLowerCase()}` : "http://localhost";
};

export const isHttps = (origin: string): boolean => origin.startsWith("https://");
export const isLocal = (origin: string): boolean => LOCAL.test(origin.replace(/^https?:\/\//, ""));

const CHANGES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Browsers name the page's origin with every request that changes something; another site's is refused. A request without
 * one does not come from a page, unless the browser says so in Sec-Fetch-Site.
 */
export const isCrossOrigin = (call: Call, origin: string): boolean => {
  if (!CHANGES.has(call.method)) return false;
  const given = call.headers["origin"];
  if (given !== undefined) return given.toLowerCase() !== origin.toLowerCase();
  const site = call.headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
};
