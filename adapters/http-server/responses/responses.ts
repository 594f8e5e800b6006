import * as HttpServerResponse from "effect/http/HttpServerResponse";
import { PROBLEM_PREFIX } from "../../http-contract/shared/problem-type.ts";
import type { WireProblem } from "../../http-contract/shared/problem.ts";
import { PROBLEMS, type ProblemTag } from "../../http-contract/shared/registered-problems.ts";

/** An answer made by hand: handlers give it instead of a value, so nothing is encoded twice. */
export const json = (body: unknown, status = 200): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** The same for what is text already, or its bytes. */
export const jsonText = (body: string | Uint8Array, status = 200): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(body, { status, headers: { "content-type": "application/json" } });

export const problemDetails = (
  tag: ProblemTag,
  more: { readonly field?: string; readonly accepted?: string; readonly [name: string]: unknown } = {},
): WireProblem => {
  const { status, title } = PROBLEMS[tag];
  return { type: `${PROBLEM_PREFIX}${tag}`, status, title, ...more };
};

export const problem = (
  tag: ProblemTag,
  more: Parameters<typeof problemDetails>[1] = {},
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(JSON.stringify(problemDetails(tag, more)), {
    status: PROBLEMS[tag].status,
    headers: {
      "content-type": "application/problem+json",
      ...(typeof more["retry_after"] === "number" ? { "retry-after": String(more["retry_after"]) } : {}),
    },
  });

/** To a whole address. A header line holds ASCII alone: all else is percent-encoded, what is encoded already stays. */
export const redirect = (location: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.empty({
    status: 302,
    headers: { location: URL.canParse(location) ? new URL(location).href : "/" },
  });

/** A flag as forms and JSON send it. */
export const isTrue = (flag: boolean | string | undefined): boolean => flag === true || flag === "true";

/** `{url}` for scripts, a redirection for forms. */
export const respondWithUrl = (url: string, asJson: boolean, status = 200) =>
  asJson ? json({ url }, status) : redirect(url);

/** Cookies travel beside the body as lines of their own; the host turns them into headers. */
const SET_COOKIES = "x-set-cookies";

export const withCookies = (
  response: HttpServerResponse.HttpServerResponse,
  lines: readonly (string | undefined)[],
): HttpServerResponse.HttpServerResponse => {
  const present = lines.filter((line) => line !== undefined);
  const all = [...cookieLinesOf(response.headers), ...present];
  return all.length === 0 ? response : HttpServerResponse.setHeader(response, SET_COOKIES, all.join("\n"));
};

/** After a sign-out the browser keeps no page of the member's, not even for its back button. */
export const withoutCache = (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.setHeader(response, "clear-site-data", '"cache"');

export const cookieLinesOf = (headers: Readonly<Record<string, string | undefined>>): readonly string[] =>
  headers[SET_COOKIES]?.split("\n") ?? [];

export const isInternalHeader = (name: string): boolean => name === SET_COOKIES;
