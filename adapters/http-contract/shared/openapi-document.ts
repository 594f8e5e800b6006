import * as OpenApi from "effect/http-api/OpenApi";
import type { TokenScope } from "@morsel/domain/identity";
import { Api } from "../api.ts";
import { makeExamples, type Json } from "./openapi-examples.ts";
import { endpoints, type EndpointFacts } from "./openapi.ts";

type Operation = { readonly [field: string]: unknown };
type Document = { readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } } } & Record<
  string,
  unknown
>;

/** The bytes of a file as the body. */
const fileUpTo = (bytes: number): Operation => ({
  content: { "application/octet-stream": { schema: { type: "string", format: "binary", maxLength: bytes } } },
  required: true,
});

const header = (description: string, example: string): Operation => ({
  description,
  schema: { type: "string" },
  example,
});

const LIMIT_HEADERS = {
  "RateLimit-Policy": header("The limit: q requests in w seconds.", '"read";q=600;w=30'),
  RateLimit: header("What is left: r requests now, all of them after t seconds.", '"read";r=598;t=1'),
};
const READ_HEADERS = {
  ...LIMIT_HEADERS,
  ETag: header(
    "Sent back in If-None-Match, it is answered with 304 while nothing changed.",
    'W/"Kq5sNclPz7QV2-lfQIuc6R7oRu0"',
  ),
};
const WAIT_HEADERS = { ...LIMIT_HEADERS, "Retry-After": header("Seconds to wait.", "3") };

const DESCRIPTION = `Food diary, foods, recipes, exercise, goals, measurements, reports, people and account.

**Signing in.** A program sends \`Authorization: Bearer …\` with a token that a member creates at /account/api-tokens. \`x-scope\` names the scope that an endpoint needs; an endpoint without one takes the page's session alone.

**Refusals** are application/problem+json; their \`type\` is stable. **Lists** are paged: \`next\` of an answer is the \`cursor\` of the
next request, and null at the end. **Writes** carry an id that the program makes (UUID), so that the same request again changes nothing; records have
a \`version\`, and a change to an older one is refused with the latest. **Reads** by token carry an \`ETag\`. **Limits** are told by
\`RateLimit\` and, when met, by 429 with \`Retry-After\`.`;

const problemOf = (tag: string, status: number, title: string, more: Json = {}): Json => ({
  type: `urn:morsel:problem:${tag}`,
  title,
  status,
  ...more,
});

const problemAnswer = (description: string, example: Json, headers: Json = {}): Operation => ({
  description,
  ...(Object.keys(headers).length === 0 ? {} : { headers }),
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" }, example } },
});

/** Answers that every endpoint may give; its own stand before them. */
const commonAnswers = (caller: EndpointFacts["caller"], scope: TokenScope | undefined): Json => ({
  ...(caller === "visitor"
    ? {}
    : {
        403: problemAnswer(
          "The token lacks the scope, or the account is closed.",
          problemOf("ScopeMissing", 403, "The API token lacks the scope for this request.", { scope: scope ?? "none" }),
        ),
      }),
  429: { $ref: "#/components/responses/TooManyRequests" },
  default: { $ref: "#/components/responses/Refusal" },
});

const SHARED_ANSWERS: Json = {
  TooManyRequests: problemAnswer(
    "Too many requests.",
    problemOf("TooManyTries", 429, "Too many requests. Wait and try again.", { retry_after: 3 }),
    WAIT_HEADERS,
  ),
  Refusal: problemAnswer("Any other refusal.", problemOf("Failed", 500, "The server could not answer the request.")),
};

const PROBLEM: Json = {
  type: "object",
  description: "RFC 9457",
  properties: { type: { type: "string" }, title: { type: "string" }, status: { type: "integer" } },
  required: ["type", "title", "status"],
};

/** "changeOwnFood" becomes "Change own food". */
const titleOf = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The document that openapi.json holds: the contract's, with callers, scopes, examples and what every endpoint may answer. */
export const openApiDocument = (): Document => {
  const document = OpenApi.fromApi(Api) as unknown as Document;
  const components = document["components"] as { readonly schemas: Json };
  const examples = makeExamples(components.schemas);
  const facts = new Map(endpoints().map((endpoint) => [`${endpoint.group}.${endpoint.name}`, endpoint]));
  const withFacts = (operation: Operation, method: string): Operation => {
    const { caller = "visitor", uploadBytes, scope, name = "" } = facts.get(String(operation["operationId"])) ?? {};
    const own = operation["responses"] as Json;
    const isOurs = caller !== "visitor";
    const answers = Object.entries(own).map(([status, answer]) => [
      status,
      {
        ...examples.withExample(answer as Json),
        ...(isOurs && status.startsWith("2") ? { headers: method === "get" ? READ_HEADERS : LIMIT_HEADERS } : {}),
      },
    ]);
    const body = operation["requestBody"] as Json | undefined;
    return {
      ...operation,
      summary: titleOf(name),
      ...(body === undefined ? {} : { requestBody: examples.withExample(body) }),
      ...(uploadBytes === undefined ? {} : { requestBody: fileUpTo(uploadBytes) }),
      responses: { ...commonAnswers(caller, scope), ...Object.fromEntries(answers) },
      "x-caller": caller,
      ...(scope === undefined ? {} : { "x-scope": scope }),
      ...(isOurs ? { security: [{ session: [] }, ...(scope === undefined ? [] : [{ token: [] }])] } : {}),
    };
  };
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, withFacts(operation, method)]),
      ),
    ]),
  );
  const securitySchemes = {
    session: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
    token: { type: "http", scheme: "bearer" },
  };
  return {
    ...document,
    info: { ...(document["info"] as Json), description: DESCRIPTION },
    paths,
    components: {
      ...components,
      schemas: { ...components.schemas, Problem: PROBLEM },
      responses: SHARED_ANSWERS,
      securitySchemes,
    },
  };
};
