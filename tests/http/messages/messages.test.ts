import { friendsClient } from "@morsel/adapters/http-contract/friends/friends-client";
import { messagesClient } from "@morsel/adapters/http-contract/messages/messages-client";
import { MessageStore } from "@morsel/application/messages/message-store";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

let made = 470_000;
const newId = (): string => id((made += 1));
const PATH = "/api/services/messages";

describe("messages through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    const api = apiOver(ORIGIN, page.browser.fetch);
    return { ...page, name, messages: messagesClient(api), friends: friendsClient(api) };
  };
  type Joined = Awaited<ReturnType<typeof joined>>;
  const unread = async ({ browser }: Joined) =>
    (
      (await (await browser.get("/api/services/uacf-nutrition/web/messages/message_counts")).json()) as {
        readonly unread_message_count: number;
      }
    ).unread_message_count;
  const folder = async ({ messages }: Joined, which: "inbox" | "sent" = "inbox", text = "") =>
    (await run(messages.folder({ folder: which, text }))).items;
  const write = async (from: Joined, to: Joined, body = "Soup?", subject = "Lunch") => {
    server.advance(1000);
    const message = { id: newId(), recipient: to.name, subject, body };
    await run(from.messages.send(message));
    return message.id;
  };

  it("W470 W471 W472 a message is sent once, counted, answered in its thread, read and deleted for oneself", async () => {
    const [ada, bob, eve] = [await joined("ada-n"), await joined("bob-n"), await joined("eve-n")];
    const message = { id: newId(), recipient: " BOB-N ", subject: " Lunch ", body: " Soup? " };
    for (const _ of [1, 2]) await run(ada.messages.send(message));
    expect(await folder(bob)).toMatchObject([
      { id: message.id, username: "ada-n", subject: "Lunch", body: "Soup?", isRead: false },
    ]);
    expect(await unread(bob)).toBe(1);
    server.advance(1000);
    await run(bob.messages.send({ id: newId(), replyTo: message.id, subject: "", body: "Yes" }));
    expect((await run(ada.messages.thread(message.id))).items.map(({ body }) => body)).toEqual(["Yes", "Soup?"]);
    expect(await refusal(eve.messages.thread(message.id))).toEqual({ _tag: "MessageNotFound" });
    expect(await refusal(eve.messages.send({ id: newId(), replyTo: message.id, subject: "", body: "x" }))).toEqual({
      _tag: "MessageNotFound",
    });
    await run(bob.messages.mark([message.id], true));
    expect(await unread(bob)).toBe(0);
    await run(bob.messages.remove([message.id]));
    expect([await folder(bob), (await folder(ada, "sent")).length]).toEqual([[], 1]);
  });

  it("SO18 SO23 what cannot be sent is refused in words", async () => {
    const [ada, bob] = [await joined("ada-o"), await joined("bob-o")];
    const send = (change: object) =>
      refusal(ada.messages.send({ id: newId(), recipient: bob.name, subject: "", body: "x", ...change }));
    for (const recipient of ["nobody-here", "bоb-o", "bob-o@example.org", "<b>bob-o</b>", ""])
      expect(await send({ recipient })).toEqual({ _tag: "RecipientUnknown" });
    expect(await send({ recipient: ada.name })).toEqual({ _tag: "WritesToOneself" });
    for (const body of ["", " \n ", "x".repeat(10_001), "\u202Eevil"])
      expect(await send({ body })).toMatchObject({ _tag: "FieldRefused", field: "body" });
    expect(await send({ subject: "x".repeat(121) })).toMatchObject({ _tag: "FieldRefused", field: "subject" });
    const huge = { id: newId(), recipient: bob.name, subject: "", body: "x".repeat(100_000) };
    expect((await ada.browser.send("POST", PATH, huge)).status).toBe(400);
    expect(await folder(bob)).toEqual([]);
    expect((await ada.browser.get(`${PATH}?cursor=nonsense`)).status).toBe(422);
    expect((await ada.browser.get(`${PATH}?folder=spam`)).status).toBe(400);
  });

  it("SO24 SO25 SO26 markup stays text, lists show the beginning, and search finds any part", async () => {
    const [ada, bob] = [await joined("ada-p"), await joined("bob-p")];
    const markup = `<script>alert(1)</script> ${"@bob ".repeat(1900)}`.trim();
    const long = await write(ada, bob, markup, "<img src=x onerror=alert(1)>");
    await write(ada, bob, "Grüße aus Köln", "");
    const [, listed] = await folder(bob);
    expect([listed?.subject, [...(listed?.body ?? "")].length]).toEqual(["<img src=x onerror=alert(1)>", 160]);
    expect((await run(bob.messages.thread(long))).items[0]?.body).toBe(markup);
    expect((await folder(bob, "inbox", "GRÜSSE")).length + (await folder(bob, "inbox", "köln")).length).toBe(1);
    expect(await folder(bob, "inbox", "ADA-P")).toHaveLength(2);
    expect(await folder(bob, "inbox", "%")).toEqual([]);
  });

  it("SO18 SO24 100 kB in any field is refused before it is kept, and a script is text wherever it is shown", async () => {
    const [ada, bob] = [await joined("ada-q2"), await joined("bob-q2")];
    const long = "x".repeat(100_000);
    const words = { recipient: bob.name, subject: "", body: "x" };
    for (const field of ["recipient", "subject", "body"])
      for (const path of [PATH, `${PATH}/drafts`])
        expect(
          (await ada.browser.send("POST", path, { id: newId(), version: 0, ...words, [field]: long })).status,
        ).toBe(400);
    const script = "</script><script>alert(1)</script>";
    const sent = await write(ada, bob, script, script);
    const report = { id: newId(), message_id: sent, reason: "spam", text: long };
    expect((await bob.browser.send("POST", `${PATH}/report`, report)).status).toBe(400);
    expect((await bob.browser.get(`${PATH}?folder=inbox&query=${long.slice(0, 5000)}`)).status).toBe(400);
    expect(await folder(bob)).toMatchObject([{ subject: script, body: script }]);
    for (const path of ["/messages", `/messages/reply?message=${sent}`])
      expect(await (await bob.browser.get(path)).text()).not.toContain("<script>alert");
    expect((await run(ada.messages.drafts)).length).toBe(0);
    for (const typed of ["", "x", "../drafts", script, sent.slice(1)])
      expect(await refusal(bob.messages.thread(typed))).toEqual({ _tag: "MessageNotFound" });
  });

  it("SO27 W473 a draft is kept until it is sent; a stale one overwrites nothing", async () => {
    const [ada, bob] = [await joined("ada-q"), await joined("bob-q")];
    const draft = { id: newId(), recipient: "", subject: "", body: "Half", version: 0 };
    for (const _ of [1, 2]) await run(ada.messages.saveDraft(draft));
    await run(ada.messages.saveDraft({ ...draft, body: "Half a message", version: 1 }));
    expect(await refusal(ada.messages.saveDraft({ ...draft, body: "Other", version: 1 }))).toEqual({
      _tag: "DraftVersionConflict",
    });
    expect(await run(ada.messages.drafts)).toMatchObject([{ id: draft.id, body: "Half a message", version: 2 }]);
    expect(await run(bob.messages.drafts)).toEqual([]);
    await run(ada.messages.send({ id: newId(), recipient: bob.name, subject: "", body: "Whole", draft: draft.id }));
    expect(await run(ada.messages.drafts)).toEqual([]);
  });

  it("SO28 W474 a report is kept for the moderators with what was written", async () => {
    const [ada, bob] = [await joined("ada-r"), await joined("bob-r")];
    const message = await write(ada, bob, "Buy now");
    const report = { id: newId(), message, reason: "spam", text: " Again " } as const;
    for (const _ of [1, 2]) await run(bob.messages.report(report));
    expect(await refusal(bob.messages.report({ ...report, id: newId(), text: "x".repeat(1001) }))).toMatchObject({
      _tag: "FieldRefused",
      field: "text",
    });
    expect(await refusal(ada.messages.report({ ...report, id: newId() }))).toEqual({ _tag: "MessageNotFound" });
    expect(await run(server.get(MessageStore).reports(10))).toMatchObject([
      { thing: message, reason: "spam", text: "Again", reported: { subject: "Lunch", body: "Buy now" } },
    ]);
  });

  it("SO23 W475 a blocked member writes as if nobody had that name, in a thread too", async () => {
    const [ada, bob] = [await joined("ada-s"), await joined("bob-s")];
    const message = await write(ada, bob);
    await run(ada.friends.block(bob.name));
    expect(await refusal(bob.messages.send({ id: newId(), recipient: ada.name, subject: "", body: "x" }))).toEqual({
      _tag: "RecipientUnknown",
    });
    expect(await refusal(bob.messages.send({ id: newId(), replyTo: message, subject: "", body: "x" }))).toEqual({
      _tag: "MessageNotFound",
    });
    expect([await folder(bob), await unread(bob), await folder(ada, "sent")]).toEqual([[], 0, []]);
  });

  it("W22 messages have a limit of their own", async () => {
    const limited = await startServer({ hasRateLimits: true });
    const [ada] = [await member(limited, "ada-t"), await member(limited, "bob-t")];
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push(
        (await ada.browser.send("POST", PATH, { id: newId(), recipient: "bob-t", subject: "", body: "hi" })).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 201), 429]);
  });
});
