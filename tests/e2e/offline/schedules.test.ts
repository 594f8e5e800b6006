import { beforeEach, describe, expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { today, visitAs } from "../../support/journey.ts";
import { newMember, uuidv7 } from "../../support/member.ts";
import { runSchedule, scheduleOf } from "../../support/offline-schedule.ts";
import { ownSite } from "../../support/own-site.ts";

const site = ownSite();
/** `npm run soak` runs five hundred. */
const SCHEDULES = Number(process.env["MORSEL_SCHEDULES"] ?? 12);
const FIRST = Number(process.env["MORSEL_SCHEDULE"] ?? 1);

describe("schedules of pages, networks and servers that come and go", () => {
  beforeEach(() => site.start());

  it.each(Array.from({ length: SCHEDULES }, (_, i) => FIRST + i))(
    "OF1, OF2: end as if nothing had come between: %i",
    async (seed) => {
      const member = await newMember(site.origin);
      const { context, page } = await visitAs(site.browser, site.origin, member, {
        ...DESKTOP,
        serviceWorkers: "allow",
      });
      await page.close();
      const drinkElsewhere = async (): Promise<void> => {
        const answer = await member.call(`/api/services/diary/${today()}/water`, {
          method: "POST",
          body: { id: uuidv7(), ml: 250 },
        });
        expect(answer.status).toBe(201);
      };
      const steps = scheduleOf(seed);
      const { expected, shown } = await runSchedule(steps, site, context, drinkElsewhere);
      const day = (await (await member.call(`/api/services/diary/${today()}`)).json()) as { readonly water_ml: number };
      expect(day.water_ml / 250, JSON.stringify(steps)).toBe(expected);
      expect(shown).toEqual([expected]);
      await context.close();
    },
  );
});
