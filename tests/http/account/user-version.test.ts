import { describe, expect, it } from "vitest";
import { ada, body, freshWorld, refused } from "./account-world.ts";

freshWorld();

const USERS = "/api/services/users";
const patch = (change: object) => body(ada.send("PATCH", USERS, change));
const zone = (time_zone: string) => ({ location_preferences: { time_zone } });

describe("a user that is changed", () => {
  it("ID106 names its version; of two the second is told both what stands and that it was not first", async () => {
    expect((await body(ada.get(`${USERS}?fields=account`)))[1]).toMatchObject({ version: 0 });
    const [, first] = await patch({ version: 0, ...zone("Asia/Tokyo") });
    expect(first).toMatchObject({ version: 1, ...zone("Asia/Tokyo") });
    // A repeat whose answer got lost is harmless.
    expect(await patch({ version: 0, ...zone("Asia/Tokyo") })).toEqual([200, first]);
    const { version, unit_preferences, location_preferences } = first;
    expect(await patch({ version: 0, unit_preferences: { water: "cups" } })).toEqual([
      409,
      refused("UserVersionConflict", { current: { version, unit_preferences, location_preferences } }),
    ]);
    expect(await patch({ version: 1, item: { unit_preferences: { water: "cups" } } })).toEqual([
      200,
      expect.objectContaining({ version: 2, unit_preferences: expect.objectContaining({ water: "cups" }) }),
    ]);
    // The specification's own change of the language names none, and has the last word.
    expect((await patch({ item: { location_preferences: { locale: "de" } } }))[1]).toMatchObject({ version: 3 });
  });

  it("ID106 is changed as a whole or not at all", async () => {
    const [status] = await patch({ unit_preferences: { water: "cups" }, ...zone("Mars/Olympus") });
    expect(status).toBe(422);
    expect((await body(ada.get(`${USERS}?fields=unit_preferences`)))[1]).not.toMatchObject({
      unit_preferences: { water: "cups" },
    });
  });

  it("J33 what may not be set is refused by its name, at the top and within item", async () => {
    for (const field of ["username", "email", "account", "profiles", "goal_preferences", "system_data", "roles"])
      for (const change of [{ [field]: {} }, { item: { [field]: {} } }]) {
        const [status, said] = await patch(change);
        expect([field, status, String(said["field"]).endsWith(field)]).toEqual([field, 400, true]);
      }
    const [, refusal] = await patch({ version: -1 });
    expect(refusal).toMatchObject({ field: "version" });
  });

  it("J27 tells how the diary is shared", async () => {
    const shared = async () => (await body(ada.get(`${USERS}?fields=privacy_preferences`)))[1]["privacy_preferences"];
    expect(await shared()).toEqual({ diary_sharing: "private" });
    await ada.send("PATCH", "/api/services/account", { version: 0, sharing: { diary: "friends" } });
    expect(await shared()).toEqual({ diary_sharing: "friends" });
  });
});
