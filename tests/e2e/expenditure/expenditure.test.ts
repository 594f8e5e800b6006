import { addDays, weekday, type CalendarDate } from "@morsel/domain/calendar";
import { expect, it } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { liveWeeks } from "../../support/four-weeks.ts";
import { waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, uuidv7 } from "../../support/member.ts";
import { withPremium } from "../../support/premium.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("W320 W326 W327 a proposal is refused, then accepted, and is the goal from today on", async () => {
  const member = await withPremium(await newMember(site.origin));
  const now = today() as CalendarDate;
  await liveWeeks({
    send: (method, path, body) => member.call(path, { method, body }),
    id: () => uuidv7(),
    until: addDays(now, -weekday(now)),
    kcal: 2600,
  });
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/account/my-goals`);
  await waitForIdle(page);
  await page.getByRole("checkbox", { name: "Estimate my energy use" }).click();
  await page.getByText(/^You use about [\d,]+\skcal a day/).waitFor();
  await page.getByRole("slider", { name: /^Energy used per day/ }).waitFor();
  const accept = page.getByRole("button", { name: /^Set goal to [\d,]+\skcal$/ });
  const proposed = Number(/[\d,]+/.exec(await accept.innerText())?.[0]?.replaceAll(",", ""));
  const goal = async () =>
    ((await (await member.call(`/api/services/goals?date=${now}`)).json()) as { daily_goals: { energy: object }[] })
      .daily_goals[0]?.energy;
  const before = await goal();
  await page.getByRole("button", { name: /^Keep [\d,]+\skcal$/ }).click();
  await page.getByText("Your goal stays the same.").waitFor();
  expect(await goal()).toEqual(before);
  await accept.click();
  await page.getByText(/You set your goal to [\d,]+\skcal this week/).waitFor();
  expect(await goal()).toMatchObject({ value: proposed });
  await page.getByText(/[\d,]+\skcal suggested, accepted/).click();
  await page
    .getByText(/over 28 complete days of 28/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
