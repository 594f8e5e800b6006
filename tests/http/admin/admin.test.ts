import { adminClient } from "@morsel/adapters/http-contract/admin/admin-client";
import { JobStore } from "@morsel/application/jobs/job-store";
import { AdminUseCases } from "@morsel/application/admin/use-cases";
import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { totpAt } from "../../support/totp.ts";
import { becomeAdmin, giveRoles, memberIdOf } from "../support/enter-admin.ts";
import { type Browser, type Harness, id, ORIGIN, PASSWORD, START, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";
import { type AccessRequests, accessRooms } from "../support/access-requests.ts";

let made = 720_000;
const act = (subject: string, reason = "Spam in every thread") => ({ id: id((made += 1)), member: subject, reason });
const HOUR = 3_600_000;

/** Answers the recovery codes. */
const setUpSecondStep = async ({ send }: Browser): Promise<readonly string[]> => {
  const path = "/api/services/sign-in-methods/second-step";
  const { secret } = (await (await send("POST", path, {})).json()) as { readonly secret: string };
  const confirmed = await send("POST", `${path}/confirm`, { code: totpAt(secret, START) });
  return ((await confirmed.json()) as { readonly recovery_codes: readonly string[] }).recovery_codes;
};

describe("admins through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return {
      ...page,
      name,
      id: await memberIdOf(page.browser),
      admin: adminClient(apiOver(ORIGIN, page.browser.fetch)),
    };
  };
  const joinedAdmin = async (name: string, role = "administrator") => {
    const page = await joined(name);
    await becomeAdmin(server, page.browser, role);
    return page;
  };

  it("W531 answers others than admins at every endpoint as where there is none", async () => {
    const [plain, helper] = [await joined("plain-a"), await joined("helper-a")];
    await giveRoles(server, helper.id, ["moderator", "administrator"]);
    const nowhere = await (await plain.browser.get("/api/services/no-such-thing")).json();
    const requests = Object.assign({}, ...(await accessRooms()).map((room) => room.accessRequests)) as AccessRequests;
    const callers = [server.browser(), plain.browser, helper.browser];
    for (const { group, name, method } of endpoints().filter(({ caller }) => caller === "admin"))
      for (const caller of callers) {
        const [path, body] = requests[`${group}.${name}`] ?? [""];
        const response = await caller.send(method, path, body);
        expect([response.status, await response.json()]).toEqual([404, nowhere]);
      }
    for (const caller of callers) {
      const page = await caller.get("/admin/audit");
      expect([page.status, (await page.text()).includes("Administration")]).toEqual([404, false]);
    }
  });

  it("W532 AD5 asks an admin for the second step, once for 12 hours in a session", async () => {
    const boss = await joined("boss-a");
    await giveRoles(server, boss.id, ["administrator"]);
    expect((await boss.browser.get("/admin")).status).toBe(200);
    expect(await run(boss.admin.state)).toEqual({ isEntered: false, hasSecondStep: false });
    expect(await refusal(boss.admin.enter("123456"))).toEqual({ _tag: "SecondStepMissing" });
    const [code] = await setUpSecondStep(boss.browser);
    expect(await refusal(boss.admin.members({ text: "", view: "all" }))).toEqual({ _tag: "AdminEntryNeeded" });
    for (const [wrong, tag] of [
      ["", "SecondStepNeeded"],
      ["000000", "SecondStepWrong"],
    ] as const)
      expect(await refusal(boss.admin.enter(wrong))).toEqual({ _tag: tag });
    await run(boss.admin.enter(code ?? ""));
    expect(await run(boss.admin.state)).toEqual({ isEntered: true, hasSecondStep: true });
    expect((await run(boss.admin.members({ text: "boss-a", view: "all" }))).items).toMatchObject([{ id: boss.id }]);
    server.advance(12 * HOUR);
    expect(await refusal(boss.admin.members({ text: "", view: "all" }))).toEqual({ _tag: "AdminEntryNeeded" });
    server.advance(-12 * HOUR);
  });

  it("AD4 ID125 W530 W533 a suspended member is logged out, and told the reason where the password is right", async () => {
    const [boss, troll] = [await joinedAdmin("boss-b"), await joined("troll-b")];
    const until = START + 5 * HOUR;
    const suspension = { ...act(troll.id), until };
    for (const _ of [1, 2]) await run(boss.admin.suspend(suspension));
    expect((await troll.browser.get("/api/services/friends")).status).toBe(401);
    expect(await refusal(troll.session.signIn(troll.name, PASSWORD, "/"))).toEqual({
      _tag: "SignInSuspended",
      reason: "Spam in every thread",
      until: new Date(until).toISOString(),
    });
    expect(await refusal(troll.session.signIn(troll.name, "a wrong password", "/"))).toEqual({
      _tag: "CredentialsRefused",
    });
    const form = await troll.browser.signIn(troll.name, PASSWORD, { json: "false" });
    expect([form.status, form.headers.get("location")]).toEqual([
      302,
      `${ORIGIN}/api/auth/error?error=SignInSuspended`,
    ]);
    expect((await run(boss.admin.audit({ subject: troll.id }))).items).toMatchObject([
      { act: "memberSuspended", actorName: "boss-b", subjectName: "troll-b", reason: "Spam in every thread" },
    ]);
    server.advance(5 * HOUR);
    await run(troll.session.signIn(troll.name, PASSWORD, "/"));
    await run(boss.admin.suspend(act(troll.id)));
    expect(await refusal(troll.session.signIn(troll.name, PASSWORD, "/"))).toEqual({
      _tag: "SignInSuspended",
      reason: "Spam in every thread",
    });
    await run(boss.admin.endSuspension(act(troll.id)));
    await run(troll.session.signIn(troll.name, PASSWORD, "/"));
  });

  it("AD1 AD2 gives and takes roles, but not beyond the admin’s own", async () => {
    const [boss, chief, ben] = [
      await joinedAdmin("boss-c"),
      await joinedAdmin("chief-c", "super_admin"),
      await joined("ben-c"),
    ];
    const role = (subject: string, wish: "member" | "administrator" | "super_admin") => ({
      ...act(subject),
      role: wish,
    });
    await run(boss.admin.setRole(role(ben.id, "administrator")));
    expect((await run(ben.admin.state)).isEntered).toBe(false);
    await run(boss.admin.setRole(role(ben.id, "member")));
    expect((await ben.browser.get("/api/services/admin/entry")).status).toBe(404);
    expect(await refusal(boss.admin.setRole(role(ben.id, "super_admin")))).toEqual({ _tag: "AdminOutranked" });
    expect(await refusal(boss.admin.setRole(role(chief.id, "member")))).toEqual({ _tag: "AdminOutranked" });
    expect(await refusal(boss.admin.suspend(act(chief.id)))).toEqual({ _tag: "AdminOutranked" });
    for (const asked of [boss.admin.setRole(role(boss.id, "member")), boss.admin.suspend(act(boss.id))])
      expect(await refusal(asked)).toEqual({ _tag: "ActsOnOneself" });
    await run(chief.admin.setRole(role(boss.id, "member")));
    expect((await boss.browser.get("/api/services/admin/members")).status).toBe(404);
  });

  it("AD3 AD4 what cannot be done is refused in words", async () => {
    const [boss, ben] = [await joinedAdmin("boss-d"), await joined("ben-d")];
    for (const reason of ["", "no", " x ", "x".repeat(501), "\u202Eevil"])
      expect(await refusal(boss.admin.endSessions(act(ben.id, reason)))).toMatchObject({
        _tag: "FieldRefused",
        field: "reason",
      });
    for (const until of [0, START - 1, START + 1e13])
      expect(await refusal(boss.admin.suspend({ ...act(ben.id), until }))).toMatchObject({ field: "until" });
    const path = `/api/services/admin/members/${ben.id}/suspension`;
    const junk = { id: id(1), reason: "because", until: "tomorrow" };
    expect((await boss.browser.send("POST", path, junk)).status).toBe(422);
    expect(await refusal(boss.admin.endSessions(act(id(1))))).toEqual({ _tag: "MemberNotFound" });
    for (const query of ["cursor=nonsense", "query=x&cursor=1", "cursor=x.00000000-0000-7000-9000-000000000001"])
      expect((await boss.browser.get(`/api/services/admin/members?${query}`)).status).toBe(422);
    expect((await boss.browser.get("/api/services/admin/audit?act=nothing")).status).toBe(400);
    expect((await run(boss.admin.audit({ subject: ben.id }))).items).toEqual([]);
  });

  it("W533 logs out everywhere, and erases at once whom the admin names", async () => {
    const [boss, ben] = [await joinedAdmin("boss-e"), await joined("ben-e")];
    await run(boss.admin.endSessions(act(ben.id)));
    expect((await ben.browser.get("/api/services/friends")).status).toBe(401);
    expect(await refusal(boss.admin.erase({ ...act(ben.id), username: "someone" }))).toEqual({
      _tag: "UsernameMismatch",
    });
    await run(boss.admin.erase({ ...act(ben.id), username: "BEN-E" }));
    await server.runJobs();
    expect(await refusal(boss.admin.member(ben.id))).toEqual({ _tag: "MemberNotFound" });
    const [erased] = (await run(boss.admin.audit({ subject: ben.id }))).items;
    expect([erased?.act, erased?.subjectName]).toEqual(["memberErased", undefined]);
  });

  it("W536 AD3 a mail that was given up is listed without its contents, and tried again by an admin", async () => {
    const { admin, ...boss } = await joinedAdmin("boss-h");
    const jobs = server.get(JobStore);
    const job = "a mail that nobody took";
    await run(
      jobs.add([{ id: job, kind: "mail-away", payload: { to: "ben@example.org" }, dueAt: 0, member: boss.id }]),
    );
    const taken = await run(jobs.take(new Map([["mail-away", 60]]), START));
    await run(jobs.bury(taken ?? { id: job, turn: 0 }, "ECONNREFUSED", START));
    const { items } = await run(admin.jobs());
    expect(items).toMatchObject([{ id: job, kind: "mail-away", tries: 1, code: "ECONNREFUSED" }]);
    expect(JSON.stringify(items)).not.toContain("ben@example.org");
    const wish = { id: id((made += 1)), job, reason: "The mail server is back" };
    expect(await refusal(admin.retryJob({ ...wish, job: "no such job" }))).toEqual({ _tag: "JobNotFound" });
    expect(await refusal(admin.removeJob({ ...wish, reason: "" }))).toMatchObject({ field: "reason" });
    await run(admin.retryJob(wish));
    expect((await run(jobs.waitingOf(boss.id))).map((one) => one.id)).toContain(job);
    expect(await refusal(admin.removeJob({ ...wish, id: id((made += 1)) }))).toEqual({ _tag: "JobNotFound" });
    expect((await run(admin.audit({ act: "jobRetried" }))).items).toMatchObject([
      { reason: "The mail server is back" },
    ]);
    expect((await boss.browser.get("/api/services/admin/jobs?cursor=nonsense")).status).toBe(422);
  });

  it("AD6 W534 the link of a fresh server makes one member a super admin, once", async () => {
    const fresh = await startServer();
    const { firstAdmin } = fresh.get(AdminUseCases);
    const [ada, ben] = [await member(fresh, "ada-f"), await member(fresh, "ben-f")];
    const admin = (page: typeof ada) => adminClient(apiOver(ORIGIN, page.browser.fetch));
    const before = (await run(firstAdmin.issueLink)) ?? "";
    const secret = (await run(firstAdmin.issueLink)) ?? "";
    for (const wrong of ["", "guessed", before])
      expect(await refusal(admin(ada).claim(wrong))).toEqual({ _tag: "FirstLinkRefused" });
    await run(admin(ada).claim(secret));
    expect(await run(admin(ada).state)).toEqual({ isEntered: false, hasSecondStep: false });
    expect(await refusal(admin(ben).claim(secret))).toEqual({ _tag: "FirstLinkRefused" });
    expect(await run(firstAdmin.issueLink)).toBeUndefined();
  });

  it("AD6 a link is over after 24 hours", async () => {
    const fresh = await startServer();
    const ada = await member(fresh, "ada-g");
    const secret = (await run(fresh.get(AdminUseCases).firstAdmin.issueLink)) ?? "";
    fresh.advance(24 * HOUR);
    expect(await refusal(adminClient(apiOver(ORIGIN, ada.browser.fetch)).claim(secret))).toEqual({
      _tag: "FirstLinkRefused",
    });
  });
});
