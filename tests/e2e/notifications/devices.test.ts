import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

const ADDRESS = {
  endpoint: "https://93.184.215.14/send/one",
  p256dh: "BFPxt6DeQWtDIDzVTymIgGxgHw5nxz3xPopYIgraFxsWcFVurF8csEYHwGiWprC1B-MPtPVcMzz6H5NZIxEPLhM",
  auth: "1DVBAC7sX5vp9gis4VBq1A",
};

it("SO70 SO71 W741 W743 a device is asked, told what to tell, tested and removed, and a push shows with no page's help", async () => {
  const ada = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, ada, {
    ...DESKTOP,
    serviceWorkers: "allow",
    isAlone: true,
  });
  await context.grantPermissions(["notifications"], { origin: site.origin });
  // No push service is reached from here: the browser's part of it is played.
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    const subscription = {
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => {
        localStorage.removeItem("played-push");
        return Promise.resolve(true);
      },
    } as Partial<PushSubscription> as PushSubscription;
    PushManager.prototype.subscribe = () => {
      localStorage.setItem("played-push", "on");
      return Promise.resolve(subscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem("played-push") === "on" ? subscription : null);
  }, ADDRESS);
  const devices = async () =>
    (
      (await (await ada.call("/api/services/notifications/devices")).json()) as {
        readonly items: readonly { readonly choices: object; readonly endpoint: string | null }[];
      }
    ).items;
  await page.goto(`${site.origin}/account/settings`);
  await page.getByRole("link", { name: "Notifications" }).press("Enter");
  await page.getByRole("button", { name: "Turn on notifications" }).press("Enter");
  await page.getByRole("checkbox", { name: "Lunch" }).press("Space");
  await page.getByLabel("Time for Lunch").fill("12:45");
  await page.getByRole("checkbox", { name: /Use quiet hours/ }).press("Space");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByText("Notifications saved").waitFor();
  expect(await devices()).toMatchObject([
    {
      choices: {
        messages: true,
        invitations: true,
        meals: [{ meal: "lunch", time: "12:45" }],
        weigh_in: null,
        quiet: { from: "22:00", to: "07:00" },
      },
    },
  ]);
  await page.reload();
  await waitForIdle(page);
  expect(await page.getByLabel("Time for Lunch").inputValue()).toBe("12:45");
  await page.getByRole("button", { name: "Send a test" }).press("Enter");
  await page.getByText("Test on its way to this device").waitFor();

  const worker = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    worker.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await worker.send("ServiceWorker.enable");
  const data = JSON.stringify({
    title: "Time for lunch",
    body: "Log what you eat.",
    path: "/food/diary",
    tag: "meals",
  });
  await worker.send("ServiceWorker.deliverPushMessage", {
    origin: site.origin,
    registrationId: await registered,
    data,
  });
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title} ${body}`),
      ),
    )
    .toContain("Time for lunch Log what you eat.");

  await page.getByRole("button", { name: "Turn off on this device" }).press("Enter");
  await page.getByRole("button", { name: "Turn on notifications" }).waitFor();
  expect(await devices()).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
