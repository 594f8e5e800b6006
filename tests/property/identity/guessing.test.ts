import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { SAMPLE_SIGN_UP } from "@morsel/adapters/composition/samples/sample-world";
import { FREE_LOGIN_TRIES, type MemberId } from "@morsel/domain/identity";
import { expect, it } from "vitest";
import { refusal, run } from "../../contract/stores.ts";
import { emptyWorld } from "../../support/world.ts";

const { username, email, password } = SAMPLE_SIGN_UP;
let addresses = 0;
/** Another address each time, so that only the account counts. */
const anywhere = (): string => `2001:db8::${(addresses += 1)}`;
const wrong = (login: string, address = anywhere()) => ({ login, password: "not-the-password", address });

const aWorld = async () => {
  const { clock, monotonic, advance, set } = makeMemoryClock(Date.UTC(2026, 2, 4, 12));
  const world = emptyWorld({ clock, monotonic });
  const { member } = await run(world.signUp(SAMPLE_SIGN_UP));
  return { ...world, member, advance, set };
};

/** "ａｄａ" for "ada": letters as wide as a Chinese one, which a look-up takes for the same. */
const wide = (text: string): string =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join("");

const isWaiting = { _tag: "TooManyTries" };

it("ID30 a name counts however it is spelled", async () => {
  const spellings = [username, username.toUpperCase(), wide(username), ` ${username} `, wide(username.toUpperCase())];
  for (const last of spellings) {
    const { signIn } = await aWorld();
    for (let n = 0; n < FREE_LOGIN_TRIES.account; n += 1)
      expect(await refusal(signIn(wrong(spellings[n % spellings.length] ?? "")))).toEqual({
        _tag: "CredentialsRefused",
      });
    expect(await refusal(signIn(wrong(last)))).toMatchObject(isWaiting);
  }
});

it("ID30 a name that nobody has waits alike, however it is spelled", async () => {
  const { signIn } = await aWorld();
  for (let n = 0; n < FREE_LOGIN_TRIES.account; n += 1)
    expect(await refusal(signIn(wrong(n % 2 ? "nobody" : wide("nobody"))))).toEqual({ _tag: "CredentialsRefused" });
  expect(await refusal(signIn(wrong("NOBODY")))).toMatchObject(isWaiting);
});

it("ID30 a clock that is set makes nobody wait longer, and nobody shorter", async () => {
  for (const step of [-365 * 86_400_000, 365 * 86_400_000]) {
    const { signIn, set, advance } = await aWorld();
    for (let n = 0; n < FREE_LOGIN_TRIES.account; n += 1) await refusal(signIn(wrong(username)));
    set(step);
    expect(await refusal(signIn(wrong(username)))).toEqual({ ...isWaiting, retryAfterSeconds: 15 });
    advance(15_000);
    expect((await run(signIn({ login: username, password, address: anywhere() }))).member.username).toBe(username);
  }
});

it("ID40 wrong tries from elsewhere do not make the owner's device wait, and its own do", async () => {
  const { signIn, member, advance } = await aWorld();
  const address = "192.0.2.1";
  const knows = (id: MemberId) => (id === member.id ? "tablet" : undefined);
  const owner = { login: username, password, address, deviceOf: knows };
  for (let n = 0; n < FREE_LOGIN_TRIES.address; n += 1) {
    await refusal(signIn(wrong(username, address)));
    await refusal(signIn(wrong(email, address)));
  }
  expect(await refusal(signIn({ login: username, password, address }))).toMatchObject(isWaiting);
  expect((await run(signIn(owner))).member.id).toBe(member.id);
  // Being right from there frees nobody else.
  expect(await refusal(signIn({ login: username, password, address: anywhere() }))).toMatchObject(isWaiting);
  for (let n = 0; n < FREE_LOGIN_TRIES.account; n += 1)
    expect(await refusal(signIn({ ...owner, password: "not-the-password" }))).toEqual({ _tag: "CredentialsRefused" });
  expect(await refusal(signIn(owner))).toMatchObject(isWaiting);
  advance(15_000);
  expect((await run(signIn(owner))).member.id).toBe(member.id);
});

it("ID40 a device of one member is none of another's", async () => {
  const { signUp, signIn, member } = await aWorld();
  const other = { ...SAMPLE_SIGN_UP, username: "sparrow", email: "sparrow@example.org" };
  await run(signUp(other));
  const knows = (id: MemberId) => (id === member.id ? "tablet" : undefined);
  for (let n = 0; n < FREE_LOGIN_TRIES.account; n += 1) await refusal(signIn(wrong("sparrow")));
  const tried = signIn({ login: "sparrow", password: other.password, address: anywhere(), deviceOf: knows });
  expect(await refusal(tried)).toMatchObject(isWaiting);
});
