import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { makeAssistantServer, type ReadApi } from "./assistant-server.ts";

/** Answers one request of streamable HTTP. It keeps no session, so that any process may answer the next one. */
export const answerAssistant = async (request: Request, read: ReadApi, version: string): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = makeAssistantServer(read, version);
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(request);
    // Read before the transport is closed, which would cut it off.
    const text = await response.text();
    return new Response(text === "" ? null : text, response);
  } finally {
    await server.close();
  }
};
