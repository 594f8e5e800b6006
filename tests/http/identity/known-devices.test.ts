import { makeKnownDevices } from "@morsel/adapters/http-server/identity/session/hmac-known-devices";
import { type MemberId, FREE_LOGIN_TRIES } from "@morsel/domain/identity";
import { expect, it } from "vitest";
import { joined, ORIGIN, startServer } from "../support/harness.ts";

const COOKIE = "morsel-device";
const [ADA, BOB] = ["ada" as MemberId, "bob" as MemberId];

const key = (n: number): Uint8Array => new Uint8Array(32).fill(n);
const valueIn = (line: string): string => line.slice(line.indexOf("=") + 1, line.indexOf(";"));

it("ID40 a browser in which somebody signed in is let in while strangers make others wait", async () => {
  const server = await startServer();
  const tablet = await joined(server);
  await tablet.form("/api/auth/signout", {});
  expect(tablet.cookies.has(COOKIE)).toBe(true);
  for (let n = 0; n < FREE_LOGIN_TRIES.account; n += 1) await server.browser().signIn("ada", "not-the-password");
  expect((await server.browser().signIn("ada")).status).toBe(429);
  const forged = server.browser();
  forged.cookies.set(COOKIE, `${"a".repeat(22)}.${"b".repeat(43)}`);
  expect((await forged.signIn("ada")).status).toBe(429);
  expect((await tablet.signIn("ada")).status).toBe(200);
  await server.close();
});

it("ID40 the cookie names nobody, is bound to this server's secret, and is out of reach of scripts", () => {
  const devices = makeKnownDevices([key(1)]);
  const line = devices.remember(ADA, new Map(), "https://food.example.org");
  expect(line).toMatch(
    /^__Host-morsel-device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(line).not.toContain(ADA);
  const cookies = new Map([[COOKIE, valueIn(line)]]);
  expect(devices.deviceOf(ADA, cookies, ORIGIN)).toMatch(/^[\w-]{22}$/);
  expect(devices.deviceOf(BOB, cookies, ORIGIN)).toBeUndefined();
  expect(makeKnownDevices([key(2)]).deviceOf(ADA, cookies, ORIGIN)).toBeUndefined();
  for (const value of ["", ".", "x.y", `${valueIn(line)}x`, valueIn(line).slice(1), "a".repeat(5000)])
    expect(devices.deviceOf(ADA, new Map([[COOKIE, value]]), ORIGIN)).toBeUndefined();
});

it("ID40 a household's device knows its last five members", () => {
  const devices = makeKnownDevices([key(1)]);
  const members = ["a", "b", "c", "d", "e", "f"].map((id) => id as MemberId);
  let cookies: ReadonlyMap<string, string> = new Map();
  for (const member of [...members, members[1] ?? ADA])
    cookies = new Map([[COOKIE, valueIn(devices.remember(member, cookies, ORIGIN))]]);
  const known = members.filter((member) => devices.deviceOf(member, cookies, ORIGIN) !== undefined);
  expect(known).toEqual(["b", "c", "d", "e", "f"]);
  expect(new Set(known.map((member) => devices.deviceOf(member, cookies, ORIGIN))).size).toBe(1);
});
