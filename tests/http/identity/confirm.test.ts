import { FREE_LOGIN_TRIES } from "@morsel/domain/identity";
import { SessionStore } from "@morsel/application/identity/session-store";
import { requireConfirmation } from "@morsel/application/identity/confirm-identity";
import { Clock } from "@morsel/application/platform/clock";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, type Harness, joined, PASSWORD, startServer } from "../support/harness.ts";

const CONFIRM = "/api/services/sessions/confirm";
const MINUTE_MS = 60_000;

describe("whoever sits before an open session", () => {
  let server: Harness;
  let ada: Browser;

  beforeEach(async () => {
    server = await startServer();
    ada = await joined(server);
  });

  /** True if sensitive actions are allowed in Ada's only session. */
  const isConfirmed = async () => {
    const { id } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
    const store = server.get(SessionStore);
    const [session] = await Effect.runPromise(store.all(id));
    const active = session && (await Effect.runPromise(store.find(id, session.id)));
    if (active === undefined) throw new Error("no session");
    const asked = await Effect.runPromise(Effect.result(requireConfirmation(server.get(Clock), active)));
    return asked._tag === "Success";
  };

  it("ID81 showed who they are by signing in, for a quarter of an hour, and may do so again by the password", async () => {
    expect(await isConfirmed()).toBe(true);
    server.advance(15 * MINUTE_MS - 1);
    expect(await isConfirmed()).toBe(true);
    server.advance(1);
    expect(await isConfirmed()).toBe(false);
    const wrong = await ada.send("POST", CONFIRM, { password: "not the password" });
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      expect.objectContaining({ type: "urn:morsel:problem:CurrentPasswordWrong" }),
    ]);
    expect(await isConfirmed()).toBe(false);
    expect((await ada.send("POST", CONFIRM, { password: PASSWORD })).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
    server.setClock(-60 * MINUTE_MS);
    expect(await isConfirmed()).toBe(false);
  });

  it("ID81 does not guess the password there either", async () => {
    for (let n = 0; n < FREE_LOGIN_TRIES.account; n += 1)
      expect((await ada.send("POST", CONFIRM, { password: "wrong" })).status).toBe(422);
    expect((await ada.send("POST", CONFIRM, { password: PASSWORD })).status).toBe(429);
    server.advance(15_000);
    expect((await ada.send("POST", CONFIRM, { password: PASSWORD })).status).toBe(200);
  });
});
