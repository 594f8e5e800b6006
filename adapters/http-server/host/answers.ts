import type { AuthErrorCode } from "@morsel/domain/identity";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import type { Answer } from "../requests/request-context.ts";
import { cookieLinesOf, isInternalHeader, problemDetails } from "../responses/responses.ts";
import { headersOfData, headersOfPage, newNonce } from "../responses/security-headers.ts";

export const refusal = (
  tag: Parameters<typeof problemDetails>[0],
  https: boolean,
  more?: Parameters<typeof problemDetails>[1],
  headers: Readonly<Record<string, string>> = {},
): Answer => {
  const body = problemDetails(tag, more);
  return {
    status: body.status,
    headers: {
      ...headersOfData(https),
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      ...headers,
    },
    body: JSON.stringify(body),
  };
};

const isStream = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === "object" && body !== null && Symbol.asyncIterator in body;

export const answerOf = (response: HttpServerResponse.HttpServerResponse, https: boolean): Answer => {
  const { body } = response;
  const isPage = response.headers["content-type"]?.startsWith("text/html") === true;
  const base = isPage ? headersOfPage(newNonce(), https) : headersOfData(https);
  const headers: Record<string, string | readonly string[]> = { ...base, "cache-control": "no-store" };
  for (const name in response.headers) {
    const value = response.headers[name];
    if (value !== undefined && !isInternalHeader(name)) headers[name] = value;
  }
  const lines = cookieLinesOf(response.headers);
  if (lines.length > 0) headers["set-cookie"] = lines;
  if (body._tag === "Raw" && (typeof body.body === "string" || body.body instanceof Uint8Array))
    return { status: response.status, headers, body: body.body };
  if (body._tag === "Raw" && isStream(body.body)) return { status: response.status, headers, body: body.body };
  if (body._tag === "Uint8Array") return { status: response.status, headers, body: body.body };
  return { status: response.status, headers, body: undefined };
};

/** ID18: a client of the authentication paths knows this code. */
export const missingRoute = (path: string): Parameters<typeof problemDetails>[1] =>
  path.startsWith("/api/auth") ? { code: "MISSING_AUTH_API_ROUTE_ERROR" satisfies AuthErrorCode } : {};

export const tooMany = (seconds: number, https: boolean): Answer =>
  refusal("TooManyTries", https, { retry_after: seconds }, { "retry-after": String(seconds) });

/** The platform's own refusals are plain text; ours are problems. */
export const asProblem = (answer: Answer, https: boolean): Answer => {
  const type = answer.headers["content-type"];
  if (answer.status < 400 || (typeof type === "string" && type.includes("json"))) return answer;
  if (answer.status === 415)
    return refusal("MediaRefused", https, { field: "content-type", accepted: "application/json" });
  if (answer.status < 500) return refusal("BadInput", https, { field: "body", accepted: "what the description says" });
  return refusal("Failed", https);
};
