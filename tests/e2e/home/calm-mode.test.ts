import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { energies } from "../../support/energies.ts";
import { dayBefore, logThrough, memberWithDay, settled, today, visitAs } from "../../support/journey.ts";
import { lender, type Lent } from "../../support/lent-pages.ts";
import { uuidv7, type SignedInMember } from "../../support/member.ts";
import { addressFor, allScreens, nameOf } from "../../support/screens.ts";
import { served } from "../../support/served.ts";

const site = served();
const { screens } = await allScreens();
/** What opens on a screen is asked where every look of it is: `npm run sweep`. */
const asked = screens.filter(
  ({ who, opened }) => who === "member" && (opened === undefined || process.env["MORSEL_SWEEP"] === "full"),
);
let member: SignedInMember;
let context: BrowserContext;

/** Somebody who has something of everything, and wants to see no energy. */
beforeAll(async () => {
  member = await memberWithDay(site.origin, today());
  await logThrough(member, dayBefore(today()), [["lunch", "sr28-11090", 180]]);
  const written = async (method: string, path: string, body: unknown): Promise<void> => {
    const answer = await member.call(`/api/services/${path}`, { method, body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  await written("POST", `exercise/diary/${today()}/entries`, {
    entries: [{ id: uuidv7(), exercise_id: "c-12150", minutes: 30 }],
  });
  await written("POST", "steps", { counts: [{ date: today(), steps: 9000 }] });
  await written("POST", `exercise/mine/${uuidv7()}`, { kind: "cardio", name: "Parkour", met: 8, version: 0 });
  await written("POST", `exercise/routines/${uuidv7()}`, {
    name: "Morning",
    items: [{ exercise_id: "c-12150", minutes: 20 }],
    version: 0,
  });
  const { dashboard, version } = (await (await member.call("/api/services/diary-settings")).json()) as {
    readonly dashboard: object;
    readonly version: number;
  };
  await written("PATCH", "diary-settings", { version, dashboard: { ...dashboard, hidden: ["energy"] } });
  ({ context } = await visitAs(site.browser, site.origin, member, DESKTOP));
});
afterAll(() => context.close());

const lend = lender();
const openPage = async (): Promise<Lent> => {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return { page, complaints: [] };
};

describe.concurrent("a member who hides energy reads none", () => {
  it.each(asked.map((screen) => [nameOf(screen), screen] as const))("RE17 on %s", (_name, { address, opened }) =>
    lend("member", openPage, async ({ page }) => {
      await page.goto(site.origin + addressFor(address, member));
      await settled(page);
      await opened?.[1](page);
      expect(await energies(page)).toEqual([]);
    }),
  );
});
