import { describe, expect, it } from "vitest";
import { joined, PASSWORD, someone, startServer } from "../support/harness.ts";

const USERS = "/api/services/users";
const TEN_MEGABYTES = "x".repeat(10_000_000);

describe("what is sent to those who sign people in", () => {
  it("of 10 MB in a field is refused before anything reads it, and nothing is half-made", async () => {
    const server = await startServer();
    const ada = await joined(server);
    const browser = server.browser();
    for (const field of ["email", "username", "password"]) {
      const response = await browser.send("POST", USERS, someone("ben", { [field]: TEN_MEGABYTES }));
      expect([field, response.status]).toEqual([field, 413]);
    }
    expect((await browser.signIn("ada", TEN_MEGABYTES)).status).toBe(413);
    expect(
      (await ada.send("POST", `${USERS}/password`, { current_password: PASSWORD, password: TEN_MEGABYTES })).status,
    ).toBe(413);
    expect(await (await browser.get("/api/idm/user-exists?email=ben@example.org")).json()).toEqual({ exists: false });
    expect((await server.browser().signIn("ada")).status).toBe(200);
  });

  it("with 5,000 cookies is answered: as a member whose own is among them, else as nobody", async () => {
    const server = await startServer();
    const ada = await joined(server);
    const stranger = server.browser();
    for (let n = 0; n < 5000; n += 1) {
      ada.cookies.set(`other-${n}`, "x");
      stranger.cookies.set(`next-auth.session-token.${n}`, "x".repeat(20));
    }
    expect((await ada.get(USERS)).status).toBe(200);
    expect((await stranger.get(USERS)).status).toBe(401);
    expect(await (await stranger.get("/api/auth/session")).json()).toEqual({});
    // Invalid session cookies are removed.
    expect([...stranger.cookies.keys()].filter((name) => name.startsWith("next-auth.session-token"))).toEqual([]);
  });
});
