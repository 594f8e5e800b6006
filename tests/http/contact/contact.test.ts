import { CONTACT_TEXT } from "@morsel/domain/contact";
import { ContactStore } from "@morsel/application/contact/contact-store";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, id, joined, START, startServer } from "../support/harness.ts";

const PATH = "/api/services/contact_messages";
const message = (change: Record<string, unknown> = {}) => ({
  id: id(1),
  email: "bo@example.org",
  topic: "problem",
  text: "The banana has no potassium.",
  locale: "de",
  ...change,
});

describe("writing to the operator", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const kept = () => Effect.runPromise(server.get(ContactStore).newest({ limit: 100 }));

  it("W200, W201, W202: a visitor’s message is kept once, and a member's names who wrote it", async () => {
    const visitor = server.browser();
    for (let n = 0; n < 2; n += 1) {
      const answer = await visitor.send("POST", PATH, message());
      expect([answer.status, await answer.json()]).toEqual([201, { id: id(1) }]);
    }
    expect(await kept()).toEqual([{ ...message(), receivedAt: START, member: undefined }]);
    const ada = await joined(server);
    await ada.send("POST", PATH, message({ id: id(2), text: `  ${"x".repeat(20)}\n` }));
    const [own] = (await kept()).filter((one) => one.id === id(2));
    expect(own?.text).toBe("x".repeat(20));
    expect(own?.member).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("W200 refuses what nobody could answer or read, and says what is accepted", async () => {
    const visitor = server.browser();
    for (const [change, field] of [
      [{ email: "nobody" }, "email"],
      [{ email: "" }, "email"],
      [{ text: "short" }, "text"],
      [{ text: " ".repeat(50) }, "text"],
      [{ text: "x".repeat(CONTACT_TEXT.max + 1) }, "text"],
      [{ text: "nothing\u0007 to hear here" }, "text"],
      [{ topic: "advertisement" }, "topic"],
      [{ locale: "xx" }, "locale"],
      [{ id: "1" }, "id"],
      [{ text: "x".repeat(30_000) }, "text"],
    ] as const) {
      const answer = await visitor.send("POST", PATH, message({ id: id(9), ...change }));
      expect([answer.status >= 400 && answer.status < 500, change]).toEqual([true, change]);
      expect(await answer.json()).toMatchObject({ field, accepted: expect.any(String) });
    }
    expect((await kept()).some((one) => one.id === id(9))).toBe(false);
  });

  it("W230, W226: the operator has it by mail, once, as text, and answers its writer", async () => {
    const fresh = await startServer();
    const text = "The <b>banana</b> & {it}\nhas no potassium.";
    for (let n = 0; n < 2; n += 1) await fresh.browser().send("POST", PATH, message({ id: id(3), text }));
    await fresh.runJobs();
    await fresh.browser().send("POST", PATH, message({ id: id(3), text }));
    expect(await fresh.runJobs()).toBe(0);
    const [mail, ...others] = fresh.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      id: id(3),
      to: "operator@example.org",
      replyTo: "bo@example.org",
      subject: "Contact form: The <b>banana</b> & {it}",
    });
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain("Something isn’t working");
    expect(mail?.html).toContain("The &lt;b&gt;banana&lt;/b&gt; &amp; {it}");
  });

  it("W230, W228: a mail server that is away loses nothing: the mail goes out when it is back", async () => {
    const away = await startServer({ mailIsAway: (tries) => tries <= 3 });
    await away.browser().send("POST", PATH, message({ id: id(4) }));
    const sent: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      await away.runJobs();
      sent.push(away.mails().length);
      away.advance(3_600_000);
    }
    expect(sent).toEqual([0, 0, 0, 1, 1]);
  });

  it("a flood from one address is told to wait", async () => {
    const strict = await startServer({ hasRateLimits: true });
    const answers: number[] = [];
    for (let n = 0; n < 7; n += 1)
      answers.push((await strict.browser().send("POST", PATH, message({ id: id(n) }))).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429]);
    strict.advance(300_000);
    expect((await strict.browser().send("POST", PATH, message({ id: id(20) }))).status).toBe(201);
  });
});
