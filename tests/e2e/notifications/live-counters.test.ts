import { makeSqlNotificationStore } from "@morsel/adapters/sql/notifications/notification-store";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { waitForIdle, visitAs } from "../../support/journey.ts";
import { caller, newMember, signIn, type SignedInMember } from "../../support/member.ts";
import { openAt } from "../../support/open-at.ts";
import { setUpSite } from "../../support/set-up-site.ts";

const site = setUpSite({});
const STREAM = "/api/services/notifications/stream";

/** As another process would: the server hears of it through the database alone. */
const sendTo = async (member: SignedInMember, messages: number, invitations = 0): Promise<void> => {
  const sql = await openAt(join(site.data, "morsel.sqlite"));
  const { userId } = (await (await member.call("/api/auth/session")).json()) as { readonly userId: string };
  const change = { unread_message_count: messages, new_invitation_count: invitations };
  await Effect.runPromise(makeSqlNotificationStore(sql).add(userId as MemberId, change));
  await Effect.runPromise(sql.close);
};

it("W232, W234: all tabs of a browser follow by one connection, which another tab takes over", async () => {
  const ada = await newMember(site.origin);
  const { page: first, context } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const streams: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith(STREAM)) streams.push(request.url());
  });
  await first.goto(`${site.origin}/`);
  await waitForIdle(first);
  await expect.poll(() => streams.length).toBe(1);
  const others = [await context.newPage(), await context.newPage()];
  for (const page of others) {
    await page.goto(`${site.origin}/food/diary`);
    await waitForIdle(page);
  }
  await sendTo(ada, 2, 1);
  for (const page of [first, ...others]) {
    await page.getByText("2 unread messages", { exact: true }).waitFor();
    await page.getByText("1 new invitation", { exact: true }).waitFor();
  }
  expect(streams.length).toBe(1);
  await first.close();
  await expect.poll(() => streams.length).toBe(2);
  await sendTo(ada, -1);
  for (const page of others) await page.getByText("1 unread message", { exact: true }).waitFor();
  expect(streams.length).toBe(2);
  await context.close();
});

it("W233 who was signed out elsewhere sees no page of a member's any more; SO16: a phone shows what waits", async () => {
  const ada = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, ada, PHONE);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await sendTo(ada, 120);
  const counter = page.locator("[data-count]").filter({ hasText: "99+ unread messages" });
  await counter.waitFor();
  await expect.poll(() => counter.innerText()).toContain("99+");
  const box = await counter.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const phone = caller(site.origin);
  await signIn(phone, ada.username, ada.password);
  expect((await phone.call("/api/services/sessions?scope=others", { method: "DELETE" })).status).toBe(200);
  await page.waitForURL(/account\/login/);
  await context.close();
});
