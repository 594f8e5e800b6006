import { JobStore } from "@morsel/application/jobs/job-store";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { ada, body, events, freshWorld, HOUR, NEXT, refused, server, subjects, tokenIn } from "./account-world.ts";

freshWorld();

describe("a lost password", () => {
  const forgot = (login: string, browser = server.browser()) =>
    body(browser.send("POST", "/api/services/account/forgot-password", { login }));
  const reset = (token: string, password = NEXT) =>
    body(server.browser().send("POST", "/api/services/account/password-reset", { token, password }));

  it("J23 is set anew once, within an hour, and every session ends", async () => {
    for (const login of ["ADA", "ada@example.org"]) {
      expect(await forgot(login)).toEqual([202, {}]);
      await server.runJobs();
    }
    const token = tokenIn(/new password/);
    for (const password of ["short", "Summer2026", "ada@example.org"])
      expect(await reset(token, password)).toEqual([422, refused("FieldRefused", { field: "password" })]);
    expect(await reset(token)).toEqual([200, {}]);
    expect(await reset(token)).toEqual([422, refused("LinkRefused")]);
    expect((await ada.get("/api/services/users")).status).toBe(401);
    expect((await server.browser().signIn("ada")).status).toBe(401);
    expect((await ada.signIn("ada", NEXT)).status).toBe(200);
    await server.runJobs();
    expect(subjects()).toContain("ada@example.org: Your password was changed");
    expect(await events()).toContain("passwordReset");
  });

  it("J23 a link is over after an hour, and a fourth within one is not sent", async () => {
    for (let n = 0; n < 5; n += 1) {
      await forgot("ada");
      await server.runJobs();
    }
    expect(server.mails().filter(({ subject }) => subject === "Set a new password")).toHaveLength(3);
    const token = tokenIn(/new password/);
    server.advance(HOUR);
    expect(await reset(token)).toEqual([422, refused("LinkRefused")]);
    await forgot("ada");
    await server.runJobs();
    expect((await reset(tokenIn(/new password/)))[0]).toBe(200);
  });

  it("J24 nobody learns whether an account is known: all that is done before the answer is the same", async () => {
    const waiting = async () => {
      const kinds = new Map([["account-link", 60]]);
      const job = await Effect.runPromise(server.get(JobStore).take(kinds, Number.MAX_SAFE_INTEGER));
      return { ...job, id: "", payload: Object.keys(job?.payload ?? {}), dueAt: 0 };
    };
    const known = [await forgot("ada"), await waiting()];
    const unknown = [await forgot("nobody-of-that-name"), await waiting()];
    expect(known).toEqual(unknown);
    await server.runJobs();
    expect(subjects()).toHaveLength(1);
  });

  it("of two who come with one link at once one sets the password", async () => {
    await forgot("ada");
    await server.runJobs();
    const token = tokenIn(/new password/);
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(token)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  });

  it("a link for one purpose is none for another", async () => {
    await forgot("ada");
    await server.runJobs();
    const token = tokenIn(/new password/);
    for (const path of ["verify-email", "login-counter-reset"])
      expect((await ada.send("POST", `/api/services/account/${path}`, { token })).status).toBe(422);
    expect((await reset(tokenIn(/Confirm your e-mail/)))[0]).toBe(422);
    expect((await reset(token))[0]).toBe(200);
  });
});

describe("who has to wait", () => {
  it("J31 lifts the wait by a link in the mailbox, once", async () => {
    for (let n = 0; n < 5; n += 1) await server.browser().signIn("ada", "wrong");
    expect((await server.browser().signIn("ada")).status).toBe(429);
    await server.browser().send("POST", "/api/services/account/login-counter-reset-request", { login: "ada" });
    await server.runJobs();
    const token = tokenIn(/Unlock your account/);
    const lift = () => server.browser().send("POST", "/api/services/account/login-counter-reset", { token });
    expect((await lift()).status).toBe(200);
    expect((await lift()).status).toBe(422);
    expect((await server.browser().signIn("ada")).status).toBe(200);
  });
});
