import type { Answer } from "../requests/request-context.ts";
import { makeServer, type ServerPorts } from "./server.ts";

const headersOf = (answer: Answer): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const line of typeof value === "string" ? [value] : value) headers.append(name, line);
  return headers;
};

/** Statuses that may carry no body at all. */
const BODILESS = new Set([204, 304]);

/** The whole server as a function of the web's own Request and Response: what tests and other hosts need. */
export const makeWebHandler = async (
  ports: ServerPorts,
  folder: string,
): Promise<{ readonly handler: (request: Request) => Promise<Response>; readonly close: () => Promise<void> }> => {
  const server = await makeServer(ports, folder);
  return {
    close: server.close,
    handler: async (request) => {
      const url = new URL(request.url);
      const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
      const answer = await server.handle({
        method: request.method,
        target: `${url.pathname}${url.search}`,
        headers: { host: url.host, ...Object.fromEntries(request.headers) },
        body,
        address: "web",
      });
      const { body: sent } = answer;
      const hasBody = !BODILESS.has(answer.status) && request.method !== "HEAD";
      if (hasBody && typeof sent === "object" && Symbol.asyncIterator in sent)
        return new Response(ReadableStream.from(sent), { status: answer.status, headers: headersOf(answer) });
      const bytes = typeof sent === "string" ? sent : sent instanceof Uint8Array ? Uint8Array.from(sent) : undefined;
      return new Response(hasBody ? (bytes ?? null) : null, {
        status: answer.status,
        headers: headersOf(answer),
      });
    },
  };
};
