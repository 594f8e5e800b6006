import { moderationClient } from "@morsel/adapters/http-contract/moderation/moderation-client";
import { ownFoodsClient } from "@morsel/adapters/http-contract/own-foods/own-foods-client";
import type { FoodId } from "@morsel/domain/foods";
import { expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin } from "../support/enter-admin.ts";
import { id, ORIGIN, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

let made = 693_000;
const newId = (): string => id((made += 1));
const BANANA = "sr28-09040" as FoodId;

it("FO7 FO30 W693 a food is reported into the one queue, once by each, and of the catalogue's only dismissed", async () => {
  const server = await startServer();
  const joined = async (name: string) => {
    const page = await member(server, name);
    return { ...page, moderation: moderationClient(apiOver(ORIGIN, page.browser.fetch)) };
  };
  const [ada, bob, admin] = [await joined("ada-fo"), await joined("bob-fo"), await joined("admin-fo")];
  await becomeAdmin(server, admin.browser);
  const report = { food: BANANA, reason: "wrong_values", text: "<b>Too little</b> energy" } as const;
  for (const by of [ada, ada, bob]) await run(by.moderation.reportFood({ ...report, id: newId() }));
  const unknown = [id(693_999), "sr28-99999"] as readonly string[] as readonly FoodId[];
  for (const food of unknown)
    expect(await refusal(ada.moderation.reportFood({ ...report, id: newId(), food }))).toMatchObject({
      _tag: "FoodNotFound",
    });
  expect(await refusal(ada.moderation.reportFood({ ...report, id: newId(), text: "x".repeat(2000) }))).toMatchObject({
    _tag: "FieldRefused",
    field: "text",
  });

  const own = newId() as FoodId;
  const draft = { description: "My soup", basis: "us", facts: { energy: 50 }, per: "100g", servings: [] } as const;
  await run(
    ownFoodsClient(apiOver(ORIGIN, ada.browser.fetch)).save(own, { draft, version: 0, reach: { kind: "from-today" } }),
  );
  expect(await refusal(ada.moderation.reportFood({ ...report, id: newId(), food: own }))).toEqual({
    _tag: "ReportsOwnFood",
  });
  expect(await refusal(bob.moderation.reportFood({ ...report, id: newId(), food: own }))).toMatchObject({
    _tag: "FoodNotFound",
  });

  const { items } = await run(admin.moderation.queue());
  expect(items).toMatchObject([
    {
      kind: "food",
      thing: BANANA,
      aboutId: "",
      reports: 2,
      food: { id: BANANA, description: "Banana" },
      reasons: [{ reason: "wrong_values", text: "<b>Too little</b> energy", by: "ada-fo" }, { by: "bob-fo" }],
    },
  ]);
  const wish = { kind: "food", thing: BANANA, reason: "The source says so" } as const;
  for (const act of ["ban", "warn", "hide"] as const)
    expect(await refusal(admin.moderation.decide({ ...wish, id: newId(), act }))).toMatchObject({
      _tag: "FieldRefused",
      field: "act",
    });
  await run(admin.moderation.decide({ ...wish, id: newId(), act: "dismiss" }));
  expect((await run(admin.moderation.queue())).items).toEqual([]);
});
