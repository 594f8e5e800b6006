import { progressPhotosClient } from "@morsel/adapters/http-contract/progress-photos/progress-photos-client";
import { MAX_BODY_BYTES } from "@morsel/adapters/http-server/host/server";
import { eraseDeletedPhotos } from "@morsel/application/progress-photos/erase-photos-job";
import { PhotoStore } from "@morsel/application/progress-photos/photo-store";
import { Clock } from "@morsel/application/platform/clock";
import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import { PHOTO_LIMITS, type PhotoId } from "@morsel/domain/measurements";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const PATH = "/api/services/progress-photos";
const today = TODAY as CalendarDate;
let made = 7000;
const newId = () => id((made += 1)) as PhotoId;
/** Begins as a JPEG does, with bytes that are no text; nothing in memory looks further. */
const file = (length = 300): Uint8Array =>
  Uint8Array.from({ length }, (_, n) => [0xff, 0xd8, 0xff][n] ?? (n * 7) % 256);
const DAY = 86_400_000;

describe("progress photos through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return { ...page, photos: progressPhotosClient(apiOver(ORIGIN, page.browser.fetch)) };
  };
  const imageOf = async (browser: { readonly get: (path: string) => Promise<Response> }, photo: PhotoId) =>
    browser.get(`${PATH}/${photo}/large`);

  it("W110 W113 it is added, repeated, listed and shown to its owner alone, and only the owner's browser keeps it", async () => {
    const { photos, browser } = await joined("showing");
    const photo = { id: newId(), file: file(MAX_BODY_BYTES * 2), date: today, time: "07:30" as TimeOfDay };
    const added = await run(photos.add(photo));
    expect(added).toMatchObject({ id: photo.id, date: TODAY, time: "07:30" });
    expect(await run(photos.add({ ...photo, file: file(10) }))).toEqual(added);
    expect(await run(photos.page())).toEqual({ items: [added] });
    const shown = await imageOf(browser, photo.id);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(shown.headers.get("cache-control")).toBe("private, max-age=3600");
    expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(photo.file);
    expect(photos.source(added, "small")).toBe(`${ORIGIN}${PATH}/${photo.id}/small`);
    const other = await joined("looking");
    expect((await imageOf(other.browser, photo.id)).status).toBe(404);
    expect((await imageOf(server.browser(), photo.id)).status).toBe(401);
    expect((await browser.get(`${PATH}/${photo.id}/huge`)).status).toBe(400);
  });

  it("W114 it is deleted, brought back, and erased when a day has passed", async () => {
    const { photos, browser } = await joined("deleting");
    const photo = { id: newId(), file: file(), date: today };
    const added = await run(photos.add(photo));
    const erase = eraseDeletedPhotos.make({ photos: server.get(PhotoStore), clock: server.get(Clock) });
    const job = { id: "", kind: "", payload: {}, dueAt: 0, attempt: 1, turn: 1 };
    for (let n = 0; n < 2; n += 1) expect(await run(photos.remove(photo.id))).toEqual(added);
    expect([(await imageOf(browser, photo.id)).status, await run(photos.page())]).toEqual([404, { items: [] }]);
    await run(erase({}, job));
    expect(await run(photos.restore(photo.id))).toEqual(added);
    expect((await imageOf(browser, photo.id)).status).toBe(200);
    await run(photos.remove(photo.id));
    server.advance(DAY + 1);
    await run(erase({}, job));
    expect(await refusal(photos.restore(photo.id))).toEqual({ _tag: "PhotoNotFound", id: photo.id });
    expect((await refusal(photos.remove(newId())))._tag).toBe("PhotoNotFound");
  });

  it("W112 M15 what is no picture, too large, of another day or of nobody is refused with what is accepted", async () => {
    const { photos, browser } = await joined("refusing");
    const add = (bytes: Uint8Array, date = today) => photos.add({ id: newId(), file: bytes, date });
    const none = { _tag: "PhotoRefused", reason: "picture", max: 0 };
    const texts = ["", "<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "%PDF-1.7", "<html>"];
    for (const text of texts) expect(await refusal(add(new TextEncoder().encode(text)))).toEqual(none);
    const much = await browser.fetch(`${ORIGIN}${PATH}?id=${newId()}`, {
      method: "POST",
      headers: { "content-type": "image/jpeg" },
      body: file(PHOTO_LIMITS.bytes + 1) as BodyInit,
    });
    expect([much.status, await much.json()]).toMatchObject([413, { accepted: `at most ${PHOTO_LIMITS.bytes} bytes` }]);
    expect(await refusal(add(file(), "2026-03-09" as CalendarDate))).toMatchObject({
      _tag: "FieldRefused",
      field: "date",
    });
    const visitor = await server.browser().fetch(`${ORIGIN}${PATH}?id=${newId()}`, {
      method: "POST",
      headers: { "content-type": "image/jpeg" },
      body: file(MAX_BODY_BYTES + 1) as BodyInit,
    });
    // A visitor is refused before the file is read, so that no file of theirs is held.
    expect(visitor.status).toBe(413);
    expect((await browser.send("POST", PATH, {})).status).toBe(400);
    for (const cursor of ["x", `2026-03-05..${"0".repeat(36)}`])
      expect((await browser.get(`${PATH}?cursor=${cursor}`)).status).toBe(422);
    expect(await run(photos.page())).toEqual({ items: [] });
  });

  it("M12 a page leads to the next", async () => {
    const { photos } = await joined("turning");
    for (let n = 0; n < 30; n += 1) await run(photos.add({ id: newId(), file: file(), date: today }));
    const first = await run(photos.page());
    const second = await run(photos.page(first.next));
    expect([first.items.length, second.items.length, second.next]).toEqual([24, 6, undefined]);
    expect(new Set([...first.items, ...second.items].map((photo) => photo.id)).size).toBe(30);
  });
});

it("W112 who adds too many in a row waits", async () => {
  const server = await startServer({ hasRateLimits: true });
  const page = await member(server, "flooding");
  const photos = progressPhotosClient(apiOver(ORIGIN, page.browser.fetch));
  for (let n = 0; n < 60; n += 1) await run(photos.add({ id: newId(), file: file(), date: today }));
  expect(await refusal(photos.add({ id: newId(), file: file(), date: today }))).toMatchObject({ _tag: "TooManyTries" });
});
