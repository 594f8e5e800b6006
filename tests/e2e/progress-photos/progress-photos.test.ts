import sharp from "sharp";
import { expect, it } from "vitest";
import { waitForIdle, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

const pictureOf = async (background: string) => ({
  name: "IMG_0001.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .withExif({ IFD0: { Make: "Phone of Ada" } })
    .jpeg()
    .toBuffer(),
});

it("W110 W111 W112 W114 photos are added, compared by keys alone, deleted and brought back; what is no picture is refused in words", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member);
  await page.goto(`${site.origin}/measurements/photos`);
  await waitForIdle(page);
  const file = page.locator("input[type=file]");
  for (const [n, background] of ["#884422", "#224488"].entries()) {
    await file.setInputFiles(await pictureOf(background));
    await expect.poll(() => page.getByRole("checkbox").count()).toBe(n + 1);
  }
  await file.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await page.getByText("Can’t read this file as a picture.").waitFor();
  const shown = page.getByRole("img", { name: /^Photo from/ }).first();
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(240);

  await page.getByRole("checkbox").nth(0).press("Space");
  await page.getByRole("checkbox").nth(1).press("Space");
  await page.getByRole("radio", { name: "Side by side" }).press("ArrowRight");
  const slider = page.getByRole("slider", { name: "Divider position" });
  await slider.press("End");
  await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^0\s?% of the photo from/);

  await page
    .getByRole("button", { name: /^Delete the photo from/ })
    .first()
    .press("Enter");
  await expect.poll(() => page.getByRole("checkbox").count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(() => page.getByRole("checkbox").count()).toBe(2);
  // The browser itself tells of what was refused.
  expect(complaints).toEqual([expect.stringContaining("422")]);
  await context.close();
});
