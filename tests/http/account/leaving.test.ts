import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import { AccountStore } from "@morsel/application/account/account-store";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, PASSWORD, START, startServer, TODAY } from "../support/harness.ts";

/** What a member whose account is about to be deleted can still ask: who that is, where it is signed in, and to keep it. */
const OPEN_WHILE_LEAVING: ReadonlySet<string> = new Set([
  "users.me",
  "sessions.sessions",
  "sessions.endSession",
  "sessions.endSessions",
  "account.takeBackDeletion",
]);

const MEMBERS = endpoints().filter(({ caller }) => caller === "member");

/** Who may call is judged before what was sent. */
const ask = (browser: Browser, { method, path }: (typeof MEMBERS)[number]) =>
  browser.send(
    method,
    path.replaceAll(/:(\w+)/g, (_, name: string) => (name === "date" ? TODAY : id(1))),
    method === "GET" || method === "DELETE" ? undefined : {},
  );

describe("in days of return, and while suspended", () => {
  let server: Harness;
  let leaving: Browser;
  beforeAll(async () => {
    server = await startServer();
    leaving = await joined(server, "carl");
    await leaving.send("POST", "/api/services/account/deletion", { current_password: PASSWORD });
    await leaving.signIn("carl");
  });

  // What takes the deletion back is asked last.
  for (const endpoint of MEMBERS.filter(({ name }) => name !== "takeBackDeletion")) {
    const key = `${endpoint.group}.${endpoint.name}`;
    it(`J28 ${key} ${OPEN_WHILE_LEAVING.has(key) ? "is open" : "is closed"} to who is about to leave`, async () => {
      const response = await ask(leaving, endpoint);
      const { type } = (await response.json()) as { readonly type?: string };
      expect(type === "urn:morsel:problem:AccountClosing").toBe(!OPEN_WHILE_LEAVING.has(key));
      expect(response.status === 403).toBe(!OPEN_WHILE_LEAVING.has(key));
    });
  }

  it("J28 the deletion can be taken back, and all is open again", async () => {
    expect((await leaving.send("DELETE", "/api/services/account/deletion")).status).toBe(200);
    expect((await leaving.get(`/api/services/diary/${TODAY}`)).status).toBe(200);
  });

  it("who is suspended is signed out at the next request, and gets in nowhere", async () => {
    const dora = await joined(server, "dora");
    const { id: member } = (await (await dora.get("/api/services/users")).json()) as { readonly id: MemberId };
    await Effect.runPromise(server.get(AccountStore).suspend(member, START));
    for (const endpoint of MEMBERS) expect((await ask(dora, endpoint)).status).toBe(401);
    expect((await dora.signIn("dora")).status).toBe(401);
  });
});
