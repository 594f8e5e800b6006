import type { Browser, Page } from "playwright-core";
import { openVisit, type Visit } from "./browser.ts";
import type { ContextOptions } from "./contexts.ts";
import { newMember, uuidv7, type SignedInMember } from "./member.ts";
import { TIME_ZONE } from "./time-zone.ts";

/** A page whose cookies are a signed-in member's. */
export const visitAs = async (
  browser: Browser,
  origin: string,
  member: SignedInMember,
  options?: ContextOptions,
): Promise<Visit> => {
  const seen = await openVisit(browser, options);
  await seen.context.addCookies(
    member
      .cookies()
      .split("; ")
      .map((pair) => ({
        name: pair.slice(0, pair.indexOf("=")),
        value: pair.slice(pair.indexOf("=") + 1),
        url: origin,
      })),
  );
  return seen;
};

export type MealOf = readonly (readonly [meal: string, food: string, grams: number])[];

export const SAMPLE_DAY_MEALS: MealOf = [
  ["breakfast", "sr28-09040", 118],
  ["breakfast", "sr28-01123", 100],
  ["lunch", "sr28-11090", 180],
  ["dinner", "sr28-04053", 14],
];

export const logMeals = async (member: SignedInMember, date: string, entries: MealOf): Promise<void> => {
  for (const [meal, food_id, amount] of entries) {
    const response = await member.call(`/api/services/diary/${date}/entries`, {
      method: "POST",
      body: { entries: [{ id: uuidv7(), meal, food_id, amount, unit: "g" }] },
    });
    if (response.status !== 201) throw new Error(`Logging answered ${response.status}: ${await response.text()}`);
  }
};

export const memberWithDay = async (origin: string, date: string): Promise<SignedInMember> => {
  const member = await newMember(origin);
  await logMeals(member, date, SAMPLE_DAY_MEALS);
  return member;
};

/** Today where the tests' browser lives. */
export const today = (): string => new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE }).format(new Date());

export const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Ready when the page has taken over from the server's shell. */
export const waitForIdle = async (page: Page): Promise<void> => {
  await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector("[aria-busy=true], [data-skeleton]") === null);
};
