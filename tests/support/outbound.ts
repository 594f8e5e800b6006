import { makeUndiciOutboundHttp, type OutboundOptions } from "@morsel/adapters/outbound/undici-outbound-http";
import type { OutboundHttp, OutboundRequest } from "@morsel/application/platform/outbound-http";
import { Effect } from "effect";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer, type Socket } from "node:net";

/** Servers and clients of one test; all of them are closed by `closeServers`. */
const opened: (() => Promise<unknown>)[] = [];
export const closeServers = async (): Promise<void> => {
  await Promise.all(opened.splice(0).map((close) => close()));
};

const portOf = async (server: TcpServer): Promise<number> => {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  opened.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
};

export const listenOn = (listener: RequestListener): Promise<number> => portOf(createServer(listener));

/** Speaks whatever bytes the test says, HTTP or not. */
export const serveBytes = (bytes: string | Buffer, isWhole = true): Promise<number> =>
  portOf(
    createTcpServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => (isWhole ? socket.end(bytes) : socket.write(bytes)));
    }),
  );

export const clientOf = (options: OutboundOptions): OutboundHttp => {
  const client = makeUndiciOutboundHttp(options);
  opened.push(() => Effect.runPromise(client.close));
  return client;
};

/** A client that is told to allow this machine and that port. */
export const toPort = (port: number, options: OutboundOptions = {}): OutboundHttp =>
  clientOf({ morePorts: [port], isAllowed: (address) => address === "127.0.0.1", ...options });

export const requestTo = (port: number, more: Partial<OutboundRequest> = {}): OutboundRequest => ({
  method: "GET",
  url: `http://127.0.0.1:${port}/hook/s3cr3t?key=s3cr3t`,
  ...more,
});

export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
