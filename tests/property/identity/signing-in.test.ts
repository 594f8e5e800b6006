import { makeMemoryPasswords } from "@morsel/adapters/memory/identity/passwords";
import { SAMPLE_SIGN_UP } from "@morsel/adapters/composition/samples/sample-world";
import { CheckSecondStep } from "@morsel/application/identity/second-step";
import { Ids } from "@morsel/application/platform/ids";
import { SessionStore } from "@morsel/application/identity/session-store";
import { makeSignIn } from "@morsel/application/identity/sign-in";
import { makeLoginGuard } from "@morsel/application/identity/login-guard-in-process";
import { FREE_LOGIN_TRIES, signInDelay, LONGEST_LOGIN_WAIT_SECONDS } from "@morsel/domain/identity";
import { Effect, Result } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refusal, run } from "../../contract/stores.ts";
import { standingWorld } from "./standing-world.ts";

const { username, email, password } = SAMPLE_SIGN_UP;
const wrong = (login: string, address = "192.0.2.1") => ({ login, password: "not-the-password", address });

describe("signing in", () => {
  it("J6 by name or e-mail, in any case", async () => {
    const { signUp, signIn } = standingWorld();
    const { member } = await run(signUp(SAMPLE_SIGN_UP));
    for (const login of [username, email, username.toUpperCase(), ` ${email.toUpperCase()} `])
      expect((await run(signIn({ login, password, address: "192.0.2.1" }))).member.id).toBe(member.id);
  });

  it("J7 a wrong password and an unknown account answer alike, after the same work", async () => {
    const { signUp, stores, monotonic, clock, get } = standingWorld();
    await run(signUp(SAMPLE_SIGN_UP));
    const verified: (string | undefined)[] = [];
    const passwords = {
      ...makeMemoryPasswords(),
      verify: (given: string, hash: string | undefined) =>
        Effect.sync(() => {
          verified.push(hash);
          return hash === `memory$${given}`;
        }),
    };
    const signIn = makeSignIn({
      members: stores.members,
      sessions: get(SessionStore),
      passwords,
      guard: makeLoginGuard(monotonic),
      checkSecondStep: get(CheckSecondStep),
      ids: get(Ids),
      clock,
    });
    expect(await refusal(signIn(wrong(username)))).toEqual({ _tag: "CredentialsRefused" });
    expect(await refusal(signIn(wrong("nobody")))).toEqual({ _tag: "CredentialsRefused" });
    expect(verified).toEqual([`memory$${password}`, undefined]);
  });

  it("ID30 after five failures a name waits, longer each time, even for the right password", async () => {
    const { signUp, signIn, advance } = standingWorld();
    await run(signUp(SAMPLE_SIGN_UP));
    // In any case, from anywhere.
    for (let i = 0; i < FREE_LOGIN_TRIES.account; i++)
      expect(await refusal(signIn(wrong(i % 2 ? username : username.toUpperCase(), `192.0.2.${i}`)))).toEqual({
        _tag: "CredentialsRefused",
      });
    const right = { login: username, password, address: "192.0.2.99" };
    expect(await refusal(signIn(right))).toEqual({ _tag: "TooManyTries", retryAfterSeconds: 15 });
    advance(14_000);
    expect(await refusal(signIn(right))).toEqual({ _tag: "TooManyTries", retryAfterSeconds: 1 });
    advance(1000);
    expect(await refusal(signIn(wrong(username)))).toEqual({ _tag: "CredentialsRefused" });
    expect(await refusal(signIn(right))).toEqual({ _tag: "TooManyTries", retryAfterSeconds: 30 });
    advance(30_000);
    expect((await run(signIn(right))).member.username).toBe(username);
    // Being right forgives: five more are free.
    expect(await refusal(signIn(wrong(username)))).toEqual({ _tag: "CredentialsRefused" });
  });

  it("ID30 waiting under one name does not tell the other", async () => {
    const { signUp, signIn } = standingWorld();
    await run(signUp(SAMPLE_SIGN_UP));
    for (let i = 0; i < FREE_LOGIN_TRIES.account; i++) await refusal(signIn(wrong(username, `192.0.2.${i}`)));
    expect(await refusal(signIn(wrong(username)))).toMatchObject({ _tag: "TooManyTries" });
    expect(await refusal(signIn(wrong(email)))).toEqual({ _tag: "CredentialsRefused" });
  });

  it("ID30 who is right does not make the others at the address wait longer", async () => {
    const { signUp, signIn, advance } = standingWorld();
    await run(signUp(SAMPLE_SIGN_UP));
    for (let i = 0; i < FREE_LOGIN_TRIES.address; i++) await refusal(signIn(wrong(`someone${i}`)));
    const right = { login: username, password, address: "192.0.2.1" };
    expect(await refusal(signIn(right))).toEqual({ _tag: "TooManyTries", retryAfterSeconds: 15 });
    advance(15_000);
    for (let i = 0; i < 3; i++) expect((await run(signIn(right))).member.username).toBe(username);
    expect(await refusal(signIn({ ...right, password: "not-the-password" }))).toEqual({ _tag: "CredentialsRefused" });
    expect(await refusal(signIn(right))).toEqual({ _tag: "TooManyTries", retryAfterSeconds: 30 });
  });

  it("ID30 an unknown account is slowed down like a known one", async () => {
    const { signIn } = standingWorld();
    for (let i = 0; i < FREE_LOGIN_TRIES.account; i++)
      expect(await refusal(signIn(wrong("nobody", `192.0.2.${i}`)))).toEqual({ _tag: "CredentialsRefused" });
    expect(await refusal(signIn(wrong("NOBODY")))).toMatchObject({ _tag: "TooManyTries" });
  });

  it("ID30 an address that tries many accounts is slowed down, and one right password does not free it", async () => {
    const { signUp, signIn } = standingWorld();
    await run(signUp(SAMPLE_SIGN_UP));
    for (let i = 0; i < FREE_LOGIN_TRIES.address; i++) {
      expect(await refusal(signIn(wrong(`someone${i}`)))).toEqual({ _tag: "CredentialsRefused" });
      if (i === 10) await run(signIn({ login: username, password, address: "192.0.2.1" }));
    }
    expect(await refusal(signIn(wrong("someone-else")))).toMatchObject({ _tag: "TooManyTries" });
    expect((await run(signIn({ login: username, password, address: "192.0.2.2" }))).member.username).toBe(username);
  });

  it("ID30 guesses made at once do not slip through", async () => {
    const { signUp, signIn } = standingWorld();
    await run(signUp(SAMPLE_SIGN_UP));
    const many = Array.from({ length: 50 }, (_, i) => Effect.result(signIn(wrong(username, `198.51.100.${i}`))));
    const outcomes = await run(Effect.all(many, { concurrency: "unbounded" }));
    const tags = outcomes.map((outcome) => (Result.isFailure(outcome) ? outcome.failure._tag : "in"));
    expect(tags.filter((tag) => tag === "CredentialsRefused")).toHaveLength(FREE_LOGIN_TRIES.account);
    expect(tags.filter((tag) => tag === "TooManyTries")).toHaveLength(50 - FREE_LOGIN_TRIES.account);
  });

  it("ID30 the wait never shrinks with more failures and never exceeds a quarter of an hour", () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 50 }), (failures, free) => {
        const wait = signInDelay(failures, free);
        expect(signInDelay(failures + 1, free)).toBeGreaterThanOrEqual(wait);
        expect(wait).toBeLessThanOrEqual(LONGEST_LOGIN_WAIT_SECONDS);
        expect(wait > 0).toBe(failures >= free);
      }),
    );
  });
});
