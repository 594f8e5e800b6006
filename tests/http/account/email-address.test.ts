import { describe, expect, it } from "vitest";
import { joined, PASSWORD } from "../support/harness.ts";
import {
  account,
  ada,
  body,
  DAY,
  events,
  freshWorld,
  HOUR,
  NEXT,
  refused,
  server,
  subjects,
  tokenIn,
} from "./account-world.ts";

freshWorld();

describe("an e-mail address", () => {
  it("J22 is confirmed by the link that joining sends, once, and by whoever reads the mailbox", async () => {
    expect(subjects()).toEqual(["ada@example.org: Confirm your e-mail address"]);
    expect(await account()).toMatchObject({ email_verified: false });
    const token = tokenIn(/Confirm your e-mail/);
    const stranger = server.browser();
    const confirm = (text: string) =>
      body(stranger.send("POST", "/api/services/account/verify-email", { token: text }));
    for (const wrong of ["", "short", `${token}x`, token.slice(1), "x".repeat(43)])
      expect(await confirm(wrong)).toEqual([422, refused("LinkRefused")]);
    expect(await confirm(token)).toEqual([200, { email: "ada@example.org" }]);
    expect(await confirm(token)).toEqual([422, refused("LinkRefused")]);
    expect(await account()).toMatchObject({ email_verified: true });
    expect(await events()).toContain("emailVerified");
  });

  it("J22 is asked to be confirmed again by its member alone, three times an hour at most, and not once it is", async () => {
    const resend = (more = "") => ada.get(`/api/mainapp/account/resend_email_verification?xhr=1${more}`);
    const { id } = (await (await ada.get("/api/services/users")).json()) as { readonly id: string };
    expect((await resend(`&user_id=${id}`)).status).toBe(200);
    expect((await resend("&user_id=00000000-0000-7000-8000-0000000000ff")).status).toBe(422);
    for (let n = 0; n < 5; n += 1) await resend();
    await server.runJobs();
    expect(server.mails()).toHaveLength(3);
    await ada.send("POST", "/api/services/account/verify-email", { token: tokenIn(/Confirm your e-mail/) });
    server.advance(2 * HOUR);
    await resend();
    await server.runJobs();
    expect(server.mails()).toHaveLength(3);
  });

  it("J22 a link is over after a week", async () => {
    const token = tokenIn(/Confirm your e-mail/);
    server.advance(7 * DAY);
    expect((await ada.send("POST", "/api/services/account/verify-email", { token })).status).toBe(422);
  });

  it("J25 is changed with the password and confirmed from the new mailbox; the old one is told", async () => {
    const change = (email: string, current_password = PASSWORD) =>
      body(ada.send("POST", "/api/services/account/email", { email, current_password }));
    expect(await change("new@example.org", "wrong")).toEqual([422, refused("CurrentPasswordWrong")]);
    expect(await change("nonsense")).toEqual([422, refused("FieldRefused", { field: "email" })]);
    await joined(server, "bob");
    expect(await change("BOB@example.org")).toEqual([409, refused("EmailTaken")]);
    expect((await change("new@example.org"))[0]).toBe(202);
    await server.runJobs();
    expect(subjects()).toContain("new@example.org: Confirm your new e-mail address");
    expect(subjects()).toContain("ada@example.org: Your e-mail address is about to change");
    expect(await (await ada.get("/api/services/users")).json()).toMatchObject({ email: "ada@example.org" });
    await ada.send("POST", "/api/services/account/verify-email", { token: tokenIn(/new e-mail/) });
    expect(await (await ada.get("/api/services/users")).json()).toMatchObject({ email: "new@example.org" });
    expect(await account()).toMatchObject({ email_verified: true });
    // The link that joining sent leads to an address that is none of hers any more.
    expect(
      (await ada.send("POST", "/api/services/account/verify-email", { token: tokenIn(/^Confirm your e-mail/, "ada") }))
        .status,
    ).toBe(422);
    await server.runJobs();
    expect(subjects()).toContain("ada@example.org: Your e-mail address was changed");
    expect((await server.browser().signIn("new@example.org")).status).toBe(200);
    expect(await events()).toEqual(expect.arrayContaining(["emailChangeAsked", "emailChanged"]));
  });

  it("J25 is not confirmed where somebody else took it meanwhile", async () => {
    await ada.send("POST", "/api/services/account/email", { email: "carl@example.org", current_password: PASSWORD });
    await server.runJobs();
    await joined(server, "carl");
    const token = tokenIn(/new e-mail/);
    expect(await body(ada.send("POST", "/api/services/account/verify-email", { token }))).toEqual([
      409,
      refused("EmailTaken"),
    ]);
  });

  const change = async (email: string, current_password = PASSWORD) => {
    await ada.send("POST", "/api/services/account/email", { email, current_password });
    await server.runJobs();
    return tokenIn(/new e-mail/, email);
  };
  const confirm = (token: string) =>
    body(server.browser().send("POST", "/api/services/account/verify-email", { token }));

  it("J34 a link to another address ends with a new password, wherever it was set", async () => {
    const first = await change("thief@example.org");
    await ada.send("POST", "/api/services/users/password", { current_password: PASSWORD, password: NEXT });
    expect(await confirm(first)).toEqual([422, refused("LinkRefused")]);
    const second = await change("thief@example.org", NEXT);
    await server.browser().send("POST", "/api/services/account/forgot-password", { login: "ada" });
    await server.runJobs();
    const token = tokenIn(/new password/);
    await server.browser().send("POST", "/api/services/account/password-reset", { token, password: `${NEXT} again` });
    expect(await confirm(second)).toEqual([422, refused("LinkRefused")]);
  });

  it("J34 of links to other addresses the newest is good, and with it every link that set a password ends", async () => {
    const first = await change("first@example.org");
    await server.browser().send("POST", "/api/services/account/forgot-password", { login: "ada" });
    const second = await change("second@example.org");
    expect(await confirm(first)).toEqual([422, refused("LinkRefused")]);
    expect((await confirm(second))[0]).toBe(200);
    const reset = { token: tokenIn(/new password/), password: `${NEXT} again` };
    expect(await body(server.browser().send("POST", "/api/services/account/password-reset", reset))).toEqual([
      422,
      refused("LinkRefused"),
    ]);
  });
});
