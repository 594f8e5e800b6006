import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("FO3 FO11 FO12 one begins a topic by keyboard, the other quotes it on a phone, and the first mends a post", async () => {
  const [ada, bob] = [await newMember(site.origin), await newMember(site.origin)];
  const one = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const other = await visitAs(site.browser, site.origin, bob, PHONE);
  const title = `Soup of ${ada.username}`;

  await one.page.goto(`${site.origin}/forum`);
  await waitForIdle(one.page);
  expect(new URL(one.page.url()).pathname).toBe("/community");
  await one.page.getByRole("link", { name: "New topic" }).press("Enter");
  await one.page.getByLabel("Category").selectOption("recipes");
  await one.page.getByLabel("Title").fill(title);
  await one.page.getByRole("textbox", { name: "Text" }).fill("**Lentils** <script>alert(1)</script>");
  await one.page.getByRole("button", { name: "Preview" }).press("Enter");
  await one.page.locator("section strong", { hasText: "Lentils" }).waitFor();
  await one.page.getByRole("button", { name: "Post topic" }).press("Enter");
  await one.page.getByRole("heading", { level: 1, name: title }).waitFor();

  await other.page.goto(`${site.origin}/community/categories/recipes`);
  await waitForIdle(other.page);
  await other.page.getByRole("link", { name: title }).click();
  await other.page.getByText("<script>alert(1)</script>").waitFor();
  await other.page.getByRole("button", { name: `Quote ${ada.username}` }).click();
  const reply = other.page.getByRole("textbox", { name: "Your reply" });
  expect(await reply.inputValue()).toContain(`> **${ada.username}**`);
  await reply.fill(`${await reply.inputValue()}Gladly`);
  await other.page.getByRole("button", { name: "Post reply" }).click();
  await other.page.locator("ol > li").nth(1).getByText("Gladly").waitFor();

  await one.page.reload();
  await waitForIdle(one.page);
  await one.page.getByText("Gladly").waitFor();
  await one.page.getByRole("button", { name: "Edit post" }).press("Enter");
  await one.page.getByRole("textbox", { name: "Post" }).fill("**Beans**");
  await one.page.getByRole("button", { name: "Save post" }).press("Enter");
  await one.page.locator("ol > li").first().getByText("Beans").waitFor();
  await one.page.getByRole("button", { name: "Earlier versions" }).press("Enter");
  await one.page.getByText("**Lentils**").waitFor();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  await Promise.all([one.context.close(), other.context.close()]);
});

it("FO18 a post beyond the first page is where its address leads, with the way to the first", async () => {
  const writers = await Promise.all(Array.from({ length: 5 }, () => newMember(site.origin)));
  const PATH = "/api/services/forum";
  const send = async (n: number, path: string, body: object): Promise<void> => {
    const answer = await writers[n % writers.length]?.call(path, { method: "POST", body });
    expect(answer?.ok).toBe(true);
  };
  const topic = randomUUID();
  const first = { category: "recipes", title: "A long talk", text: "Post 1" };
  await send(0, `${PATH}/topics`, { id: topic, post_id: randomUUID(), ...first });
  for (let n = 2; n <= 24; n += 1)
    await send(n, `${PATH}/posts`, { id: randomUUID(), topic_id: topic, text: `Post ${n}` });
  const { page, context, complaints } = await visitAs(site.browser, site.origin, await newMember(site.origin), DESKTOP);
  await page.goto(`${site.origin}/community/topics/${topic}#post-23`);
  await page.getByText("Post 23", { exact: true }).waitFor();
  expect(await page.getByText("Post 2", { exact: true }).count()).toBe(0);
  await expect
    .poll(() => page.locator("#post-23").evaluate((post) => post.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await page.getByRole("link", { name: "Show from the first post" }).click();
  await page.getByText("Post 1", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
