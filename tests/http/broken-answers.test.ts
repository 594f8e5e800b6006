import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Answer } from "@morsel/adapters/http-server/requests/request-context";
import { makeZipArchive } from "@morsel/adapters/zip/zip-archive";
import type { ArchiveFile } from "@morsel/application/export/archive";
import { describe, expect, it } from "vitest";
import { sendRequest, hosted } from "./support/hosted.ts";

/** Pieces until it breaks, or for ever; says when it is left. */
const pieces = (breaksAfter = Number.POSITIVE_INFINITY, problem: unknown = new Error("the database is away")) => {
  const state = { begun: 0, left: 0 };
  async function* make(): AsyncGenerator<Uint8Array> {
    state.begun += 1;
    try {
      for (let n = 0; n < breaksAfter; n += 1) yield await Promise.resolve(new Uint8Array(1000));
      throw problem;
    } finally {
      state.left += 1;
    }
  }
  return { state, make };
};
const answerOf = (body: Answer["body"]): Answer => ({ status: 200, headers: { "content-type": "x/y" }, body });

describe("an answer that is made while it is sent", () => {
  it.each([new Error("the database is away"), { _tag: "DatabaseBusy" }])(
    "and breaks ends its own connection, is told of once, and nobody else notices: %o",
    async (problem) => {
      const { make } = pieces(40, problem);
      const { port, broken } = await hosted(({ target }) => answerOf(target === "/breaks" ? make() : "fine"));
      const others = Array.from({ length: 20 }, () => sendRequest(port, {}));
      await expect(sendRequest(port, { path: "/breaks" })).rejects.toThrow(/aborted|hang up|RESET/);
      for (const other of await Promise.all(others)) expect(other.body).toBe("fine");
      expect(broken).toEqual([problem]);
    },
  );

  it("is closed when its reader goes, and that is no failure", async () => {
    const { state, make } = pieces();
    const { port, broken } = await hosted(() => answerOf(make()));
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await once(socket, "data");
    socket.destroy();
    await expect.poll(() => state.left).toBe(1);
    expect(broken).toEqual([]);
  });

  it("is not begun for a HEAD, nor for whoever went before it was there", async () => {
    const { state, make } = pieces();
    const release = Promise.withResolvers<void>();
    let left = 0;
    const body: AsyncIterable<Uint8Array> = {
      [Symbol.asyncIterator]: () => ({
        next: () => make().next(),
        return: () => {
          left += 1;
          return Promise.resolve({ done: true, value: undefined });
        },
      }),
    };
    const { port, calls, broken } = await hosted(async ({ method }) => {
      if (method === "GET") await release.promise;
      return answerOf(body);
    });
    expect((await sendRequest(port, { method: "HEAD" })).body).toBe("");
    await expect.poll(() => left).toBe(1);
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await expect.poll(() => calls.length).toBe(2);
    socket.destroy();
    await delay(20);
    release.resolve();
    await expect.poll(() => left).toBe(2);
    expect([state.begun, broken]).toEqual([0, []]);
  });
});

describe("an archive", () => {
  const archive = makeZipArchive();
  const fileOf = (name: string, text: AsyncIterable<string>): ArchiveFile => ({ name, text });
  async function* lines(count: number, state = { left: 0 }): AsyncGenerator<string> {
    try {
      for (let n = 0; n < count; n += 1) yield await Promise.resolve(`${Math.sin(n)},${Math.cos(n)}\r\n`.repeat(100));
    } finally {
      state.left += 1;
    }
  }
  const drained = async (body: AsyncIterable<Uint8Array>): Promise<number> => {
    let bytes = 0;
    for await (const piece of body) bytes += piece.length;
    return bytes;
  };

  it("breaks with what its files broke with, between two of them or in the middle of one", async () => {
    const problem = { _tag: "DatabaseBusy" };
    async function* broken(): AsyncGenerator<string> {
      yield* lines(3);
      throw problem;
    }
    async function* between(): AsyncGenerator<ArchiveFile> {
      yield fileOf("a.csv", lines(3));
      await Promise.reject(problem as unknown as Error);
    }
    async function* within(): AsyncGenerator<ArchiveFile> {
      yield await Promise.resolve(fileOf("a.csv", lines(3)));
      yield fileOf("b.csv", broken());
    }
    for (const files of [between(), within()]) await expect(drained(archive(files))).rejects.toBe(problem);
  });

  it("closes the file that was being read when it is left", async () => {
    const state = { left: 0 };
    async function* files(): AsyncGenerator<ArchiveFile> {
      yield await Promise.resolve(fileOf("a.csv", lines(1_000_000, state)));
    }
    for await (const piece of archive(files())) if (piece.length > 0) break;
    await expect.poll(() => state.left).toBe(1);
  });
});
