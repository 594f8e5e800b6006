import { SAMPLE_SIGN_UP } from "@morsel/adapters/composition/samples/sample-world";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { Effect } from "effect";
import { expect, it } from "vitest";
import { emptyWorld } from "../../support/world.ts";

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);

/** Half past eleven at night in London is the next day in Berlin. */
const NOW = Date.UTC(2026, 2, 4, 23, 30);

it("W55 what one weighs at sign-up is the first weight, of the day on which one joined where one lives", async () => {
  const { signUp, get } = emptyWorld({ clock: makeMemoryClock(NOW).clock });
  const request = { ...SAMPLE_SIGN_UP, id: "019cdb00-0000-7000-8000-00000000000a" as const };
  const { member } = await run(signUp(request));
  const weights = () => run(get(MeasurementStore).newest(member.id, "Weight", { limit: 9 }));
  expect((await weights()).map(({ date, value }) => [date, value])).toEqual([["2026-03-05", SAMPLE_SIGN_UP.weightKg]]);
  // An answer that got lost and is asked for again (J11) weighs nobody twice.
  await run(signUp(request));
  expect(await weights()).toHaveLength(1);
});
