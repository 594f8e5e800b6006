import { coalesceRequests } from "@morsel/application/platform/coalesce-requests";
import { Deferred, Effect, Exit, Fiber } from "effect";
import { describe, expect, it } from "vitest";

/** Answers what it is told to, when it is told to, and counts how often it was asked. */
const source = () => {
  let times = 0;
  const answer = Deferred.makeUnsafe<string>();
  const ask = Effect.suspend(() => {
    times += 1;
    return Deferred.await(answer);
  });
  return { ask, answer, times: () => times };
};

describe("an answer that is shared", () => {
  it("is asked for once by who asks the same at the same time, and anew by who asks afterwards", async () => {
    const shared = coalesceRequests<string>();
    const { ask, answer, times } = source();
    const both = Effect.runPromise(Effect.all([shared("a", ask), shared("a", ask)], { concurrency: 2 }));
    expect(times()).toBe(1);
    await Effect.runPromise(Deferred.succeed(answer, "yes"));
    expect(await both).toEqual(["yes", "yes"]);
    expect(await Effect.runPromise(shared("a", ask))).toBe("yes");
    expect(times()).toBe(2);
  });

  it("is not another question's", async () => {
    const shared = coalesceRequests<string>();
    const both = Effect.all([shared("a", Effect.succeed("of a")), shared("b", Effect.succeed("of b"))]);
    expect(await Effect.runPromise(both)).toEqual(["of a", "of b"]);
  });

  it("reaches the second also when the first no longer wants it", async () => {
    const shared = coalesceRequests<string>();
    const { ask, answer, times } = source();
    const first = Effect.runFork(shared("a", ask));
    const second = Effect.runPromise(shared("a", ask));
    const given = Effect.runPromise(Fiber.interrupt(first));
    await Effect.runPromise(Deferred.succeed(answer, "yes"));
    expect(await second).toBe("yes");
    await given;
    expect(times()).toBe(1);
  });

  it("fails for both where it fails, and is asked for anew afterwards", async () => {
    const shared = coalesceRequests<string>();
    const broken = Effect.yieldNow.pipe(Effect.andThen(Effect.die("gone")));
    const exits = await Effect.runPromise(
      Effect.all([Effect.exit(shared("a", broken)), Effect.exit(shared("a", broken))], { concurrency: 2 }),
    );
    expect(exits.map(Exit.isFailure)).toEqual([true, true]);
    expect(await Effect.runPromise(shared("a", Effect.succeed("again")))).toBe("again");
  });
});
