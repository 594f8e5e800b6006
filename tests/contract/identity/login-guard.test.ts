import { randomUUID } from "node:crypto";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { makeSqlLoginGuard } from "@morsel/adapters/sql/identity/login-guard";
import { makeLoginGuard } from "@morsel/application/identity/login-guard-in-process";
import type { LoginGuard } from "@morsel/application/identity/login-guard";
import type { MemberId } from "@morsel/domain/identity";
import { describe, expect, it } from "vitest";
import { twoProcesses } from "../../support/two-processes.ts";
import { atOnce, refusal, run } from "../stores.ts";

const processes = twoProcesses();

const FREE = 5;
const WAIT = { _tag: "TooManyTries", retryAfterSeconds: 15 };

describe.each<readonly [string, () => readonly [LoginGuard, LoginGuard]]>([
  [
    "one process",
    () => {
      const guard = makeLoginGuard(makeMemoryClock(0).monotonic);
      return [guard, guard];
    },
  ],
  [
    "two processes on PostgreSQL",
    () => {
      const [one, two] = processes();
      return [makeSqlLoginGuard(one), makeSqlLoginGuard(two)];
    },
  ],
])("the guard of sign-in in %s", (_name, make) => {
  const tryer = (key: string = randomUUID(), free = FREE) => ({ key, free });

  it("ID30 counts failures of one key together, and makes the next wait", async () => {
    const [one, two] = make();
    const ada = tryer();
    for (let n = 0; n < FREE; n += 1) await run((n % 2 === 0 ? one : two).begin([ada]));
    for (const guard of [one, two]) expect(await refusal(guard.begin([ada]))).toMatchObject(WAIT);
    await run(two.begin([tryer()]));
  });

  it("ID30 of many at once no more slip through than are free", async () => {
    const [one, two] = make();
    const [ada, home] = [tryer(), tryer(randomUUID(), 20)];
    const tries = Array.from({ length: 24 }, (_, n) => (n % 2 === 0 ? one : two).begin([ada, home]));
    expect((await atOnce(tries)).won).toHaveLength(FREE);
  });

  it("ID30 who has to wait under one key is not counted under the other", async () => {
    const [one, two] = make();
    const [ada, home] = [tryer(), tryer(randomUUID(), FREE + 1)];
    for (let n = 0; n < FREE; n += 1) await run(one.begin([ada, home]));
    for (let n = 0; n < 4; n += 1) expect(await refusal(two.begin([ada, home]))).toMatchObject(WAIT);
    await run(two.begin([tryer(), home]));
  });

  it("ID30 who is right starts anew, and of the address only this try is taken back", async () => {
    const [one, two] = make();
    const [ada, home] = [tryer(), tryer(randomUUID(), 3)];
    await run(one.begin([tryer(), home]));
    const begun = await run(one.begin([ada, home]));
    await run(two.succeeded({ forgiven: ada, counted: home, begun }));
    for (let n = 0; n < 2; n += 1) await run(two.begin([ada, home]));
    expect(await refusal(one.begin([tryer(), home]))).toMatchObject(WAIT);
    await run(one.begin([ada]));
  });

  it("J31 a member is forgiven under every name and device, and nobody else", async () => {
    const [one, two] = make();
    const id = randomUUID();
    const keys = [tryer(`${id} by username`), tryer(`device x ${id} by e-mail`)];
    const stranger = tryer();
    for (const key of [...keys, stranger]) for (let n = 0; n < FREE; n += 1) await run(one.begin([key]));
    await run(two.forgive(id as MemberId));
    for (const key of keys) await run(one.begin([key]));
    expect(await refusal(one.begin([stranger]))).toMatchObject(WAIT);
    await run(one.forget);
    expect(await refusal(one.begin([stranger]))).toMatchObject(WAIT);
  });
});

it("ID123 PostgreSQL tells every process that tries are slowed, and a try that is to be left is not counted", async () => {
  const [sql, other] = processes();
  const [one, two] = [makeSqlLoginGuard(sql), makeSqlLoginGuard(other)];
  const ada = { key: randomUUID(), free: FREE };
  for (let n = 0; n < FREE; n += 1) expect(await run(one.begin([ada], true))).toMatchObject({ isSlowed: false });
  await run(sql`update login_failure set last_at = last_at - 16000 where key = ${ada.key}`);
  for (let n = 0; n < 3; n += 1) expect(await run(two.begin([ada], true))).toMatchObject({ isSlowed: true });
  expect(await run(one.begin([ada]))).toMatchObject({ isSlowed: true });
  expect(await refusal(two.begin([ada], true))).toMatchObject({ _tag: "TooManyTries" });
});
