import fc from "fast-check";
import type { BrowserContext, Page } from "playwright-core";
import { comeOnline, drink, drinksShown, nothingWaits, openDiary, undrink } from "./offline-page.ts";

export type OfflineStep =
  | { readonly kind: "drink" | "undrink"; readonly tab: 0 | 1 }
  | { readonly kind: "offline" | "online" | "killPage" | "killServer" | "secondDevice" };

/** Steps of one schedule, the same for the same seed. */
export const scheduleOf = (seed: number): readonly OfflineStep[] => {
  const tab = fc.constantFrom(0 as const, 1 as const);
  const doing = fc.record({ kind: fc.constantFrom("drink" as const, "drink" as const, "undrink" as const), tab });
  const happening = fc.record({
    kind: fc.constantFrom("offline", "online", "killPage", "killServer", "secondDevice"),
  }) as fc.Arbitrary<OfflineStep>;
  const steps = fc.array(fc.oneof({ arbitrary: doing, weight: 3 }, { arbitrary: happening, weight: 2 }), {
    minLength: 8,
    maxLength: 14,
  });
  return fc.sample(steps, { seed, numRuns: 1 })[0] ?? [];
};

export type ScheduledSite = {
  readonly origin: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

/** A member's two tabs of one browser, and the naive model: how many drinks stand when all has arrived. */
export const runSchedule = async (
  steps: readonly OfflineStep[],
  site: ScheduledSite,
  context: BrowserContext,
  drinkElsewhere: () => Promise<void>,
): Promise<{ readonly expected: number; readonly shown: readonly number[] }> => {
  const tabs: Page[] = [await openDiary(context, site.origin, true), await openDiary(context, site.origin)];
  let expected = 0;
  let isRunning = true;
  for (const step of steps) {
    if (step.kind === "drink" || step.kind === "undrink") {
      const page = tabs[step.tab];
      if (page === undefined) continue;
      if (step.kind === "drink") await drink(page);
      // A tab can take back only what it shows.
      else if ((await drinksShown(page)) === 0 || expected === 0) continue;
      else await undrink(page);
      expected += step.kind === "drink" ? 1 : -1;
    } else if (step.kind === "offline") await context.setOffline(true);
    else if (step.kind === "online") await context.setOffline(false);
    else if (step.kind === "killPage") {
      await tabs[0]?.close();
      tabs[0] = await openDiary(context, site.origin);
    } else if (step.kind === "killServer") {
      await (isRunning ? site.kill() : site.start());
      isRunning = !isRunning;
    } else if (isRunning) {
      await drinkElsewhere();
      expected += 1;
    }
  }
  if (!isRunning) await site.start();
  await context.setOffline(false);
  for (const page of tabs) await comeOnline(page);
  await nothingWaits(tabs[1] as Page);
  const fresh = await openDiary(context, site.origin);
  const shown = [await drinksShown(fresh)];
  return { expected, shown };
};
