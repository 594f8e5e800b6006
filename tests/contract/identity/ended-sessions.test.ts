import { SQL_MODULES } from "@morsel/adapters/composition/sql-concepts";
import { MEMORY_MODULES } from "@morsel/adapters/composition/memory-concepts";
import { moduleOf } from "@morsel/adapters/composition/container";
import { MemoryFoods, SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { Sql } from "@morsel/adapters/sql/engine/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, joined, PASSWORD, startServer } from "../../http/support/harness.ts";
import { ENGINES, type EmptyDatabase } from "../../support/engines.ts";
import { openAt } from "../../support/open-at.ts";
import { run } from "../stores.ts";

const SESSION = "next-auth.session-token";
const NEXT = "nine quiet lanterns";

/** Each with its own connections, as processes have. */
const serverOver = async (sql: Sql): Promise<Harness> => {
  const foods = MEMORY_MODULES["foods"];
  const modules = Object.values({ ...SQL_MODULES, foods }).filter((module) => module !== undefined);
  const storage = moduleOf(({ constant }) => {
    constant(Sql, sql);
    constant(MemoryFoods, SAMPLE_FOODS);
  });
  return startServer({ modules: [storage, ...modules] });
};

describe.each(ENGINES)("ID41 what ends a session, on two servers over one $engine", ({ fresh }) => {
  let database: EmptyDatabase;
  let connections: readonly Sql[];
  let here: Harness;
  let there: Harness;

  beforeAll(async () => {
    database = await fresh();
    connections = [await openAt(database.at), await openAt(database.at)];
    const [first, second] = connections as [Sql, Sql];
    await run(migrate(first));
    [here, there] = [await serverOver(first), await serverOver(second)];
  });
  afterAll(async () => {
    for (const sql of connections) await run(sql.close);
    await database.remove();
  });

  /** A copy of the browser's cookie, shown to the other server, which has answered it before. */
  const shownThere = async (browser: Browser): Promise<Browser> => {
    const copy = there.browser();
    copy.cookies.set(SESSION, browser.cookies.get(SESSION) ?? "");
    expect(await statusOf(copy)).toBe(200);
    return copy;
  };
  const statusOf = async (browser: Browser) => (await browser.get("/api/services/users")).status;

  it("signing out", async () => {
    const ada = await joined(here, "ada");
    const copy = await shownThere(ada);
    await ada.form("/api/auth/signout", {});
    expect([await statusOf(copy), (await copy.get("/food/diary")).status]).toEqual([401, 302]);
    expect((await copy.send("PATCH", "/api/services/users", { unit_preferences: { water: "cups" } })).status).toBe(401);
  });

  it("another device, and a changed password", async () => {
    const laptop = await joined(here, "ben");
    const phone = here.browser();
    await phone.signIn("ben");
    const copies = [await shownThere(laptop), await shownThere(phone)];
    await laptop.send("DELETE", "/api/services/sessions?scope=others");
    expect(await Promise.all(copies.map(statusOf))).toEqual([200, 401]);
    const body = { current_password: PASSWORD, password: NEXT };
    expect((await laptop.send("POST", "/api/services/users/password", body)).status).toBe(200);
    expect(await Promise.all(copies.map(statusOf))).toEqual([401, 401]);
    expect(await statusOf(await shownThere(laptop))).toBe(200);
    expect((await there.browser().signIn("ben")).status).toBe(401);
  });

  it("ID45 of two changes at once one is made, and a sign-in with the old password meanwhile leaves nobody in", async () => {
    const laptop = await joined(here, "cleo");
    const phone = here.browser();
    await phone.signIn("cleo");
    const tablet = here.browser();
    const change = (browser: Browser, password: string) =>
      browser.send("POST", "/api/services/users/password", { current_password: PASSWORD, password });
    const [first, second] = await Promise.all([
      change(laptop, NEXT),
      change(phone, `${NEXT} more`),
      tablet.signIn("cleo"),
    ]);
    // The other finds its password to be none any more, or its session ended already.
    const statuses = [first.status, second.status].toSorted();
    expect([statuses[0], [401, 422].includes(statuses[1] ?? 0)]).toEqual([200, true]);
    const winner = first.status === 200 ? laptop : phone;
    const devices = (await (await winner.get("/api/services/sessions")).json()) as {
      readonly items: readonly unknown[];
    };
    expect(devices.items).toHaveLength(1);
    expect(await statusOf(winner === laptop ? phone : laptop)).toBe(401);
    expect(await statusOf(tablet)).toBe(401);
  });
});
