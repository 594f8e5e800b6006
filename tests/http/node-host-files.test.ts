import type { Call } from "@morsel/adapters/http-server/requests/request-context";
import { describe, expect, it } from "vitest";
import { sendRequest, FILE_BYTES, hosted } from "./support/hosted.ts";

const sizeOf = ({ body }: Call) => ({ status: 200, headers: {}, body: String(body?.length ?? 0) });

describe("a file", () => {
  const path = "/file";

  it("arrives whole where an endpoint takes files, and no more of it than that takes", async () => {
    const { port, calls } = await hosted(sizeOf);
    const whole = await sendRequest(port, { method: "POST", path, pieces: [Buffer.alloc(FILE_BYTES, "x")] });
    expect(whole.body).toBe(String(FILE_BYTES));
    const headers = { "content-length": FILE_BYTES + 1 };
    await sendRequest(port, { method: "POST", path, headers, pieces: ["x"], isWhole: false });
    expect(calls[1]?.body?.length).toBeGreaterThan(FILE_BYTES);
  });

  it("waits while others are taken, and comes when one of them was answered", async () => {
    let letGo = (): void => undefined;
    const answered = new Promise<void>((resolve) => (letGo = resolve));
    const { port, calls } = await hosted(async () => {
      await answered;
      return { status: 200, headers: {}, body: undefined };
    });
    const all = Array.from({ length: 8 }, () => sendRequest(port, { method: "POST", path, pieces: ["x"] }));
    await expect.poll(() => calls.length).toBe(6);
    // Requests without a file pass them.
    void sendRequest(port, { method: "POST", pieces: ["x"] });
    await expect.poll(() => calls.length).toBe(7);
    letGo();
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });
});
