import { ASSISTANT_PATH } from "../requests/assistant-path.ts";
import * as Effect from "effect/Effect";
import { headersOfData } from "../responses/security-headers.ts";
import type { Answer, Call, RequestContext } from "../requests/request-context.ts";

/** Answers a request of the Model Context Protocol; `read` asks the API as the same bearer. Loaded with the first request. */
export type AnswerAssistant = (
  request: Request,
  read: (path: string) => Promise<{ readonly status: number; readonly body: unknown }>,
) => Promise<Response>;

const textOf = (body: Answer["body"]): string =>
  typeof body === "string" ? body : body instanceof Uint8Array ? Buffer.from(body).toString("utf8") : "null";

/** A bearer's requests at /mcp. What they read goes through the API itself, with its scopes and limits. */
export const makeAssistantEndpoint =
  (assistant: AnswerAssistant, answer: (call: Call) => Effect.Effect<Answer>) =>
  ({ call, origin }: RequestContext, https: boolean): Effect.Effect<Answer> =>
    Effect.promise(async () => {
      const read = async (target: string) => {
        const { authorization, host } = call.headers;
        const headers = { authorization, host, accept: "application/json" };
        const inner = await Effect.runPromise(answer({ ...call, method: "GET", target, headers, body: undefined }));
        return { status: inner.status, body: JSON.parse(textOf(inner.body)) as unknown };
      };
      const given = Object.entries(call.headers).filter((pair): pair is [string, string] => pair[1] !== undefined);
      const request = new Request(`${origin}${ASSISTANT_PATH}`, {
        method: call.method,
        headers: given,
        ...(call.body === undefined ? {} : { body: Uint8Array.from(call.body) }),
      });
      const response = await assistant(request, read);
      const type = response.headers.get("content-type");
      return {
        status: response.status,
        headers: {
          ...headersOfData(https),
          "cache-control": "no-store",
          ...(type === null ? {} : { "content-type": type }),
        },
        body: await response.text(),
      };
    });
