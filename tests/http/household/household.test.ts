import { makeHttpFridgeClient } from "@morsel/adapters/http-client/fridge/fridge-client";
import { makeHttpHouseholdClient } from "@morsel/adapters/http-client/household/household-client";
import { makeHttpOwnFoodsClient } from "@morsel/adapters/http-client/own-foods/own-foods-client";
import { makeHttpRecipesClient } from "@morsel/adapters/http-client/recipes/recipes-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { HouseholdId, InvitationId } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, id, ORIGIN, PASSWORD, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const DAY = 86_400_000;
let made = 26_000;
const newId = <A extends string>(): A => id((made += 1)) as string as A;
const [banana] = SAMPLE_FOODS;
if (banana === undefined) throw new Error("There are no sample foods.");

describe("a household through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return {
      ...page,
      name,
      household: makeHttpHouseholdClient(ORIGIN, page.browser.fetch),
      fridge: makeHttpFridgeClient(ORIGIN, page.browser.fetch),
      own: makeHttpOwnFoodsClient(ORIGIN, page.browser.fetch),
      recipes: makeHttpRecipesClient(ORIGIN, page.browser.fetch),
    };
  };
  type Person = Awaited<ReturnType<typeof joined>>;
  const come = async (owner: Person, other: Person) => {
    await run(owner.household.invite(newId(), other.name));
    const [invited] = (await run(other.household.household)).invited;
    return run(other.household.accept({ id: invited?.id ?? newId() }));
  };
  const home = async (...names: readonly string[]) => {
    const [owner, ...others] = await Promise.all(names.map(joined));
    if (owner === undefined) throw new Error("Somebody founds it.");
    await run(owner.household.found(newId<HouseholdId>(), "Home"));
    for (const other of others) await come(owner, other);
    return [owner, ...others] as const;
  };
  const idOf = async ({ household }: Person) => (await run(household.household)).me;
  const foodOf = async ({ own }: Person, description: string, barcode?: string) => {
    const draft = { description, basis: "eu", facts: { energy: 250 }, per: "100g", servings: [] } as const;
    const save = { version: 0, draft: { ...draft, ...(barcode === undefined ? {} : { barcode }) } };
    const food = newId<FoodId>();
    await run(own.save(food, { ...save, reach: { kind: "from-today" } }));
    return food;
  };
  const recipeOf = async ({ recipes }: Person, title: string, foodId: FoodId = banana.id) => {
    const match = { foodId, description: "It", grams: 400, confidence: 1 };
    const recipe = newId<FoodId>();
    const lines = [{ text: "400 g of it", match }];
    await run(recipes.save(recipe, { title, servings: 4, isCooked: false, lines, steps: [] }));
    return recipe;
  };
  const found = async ({ foods }: Person, text: string) => (await run(foods.search(text, 20))).items;

  it("W260 W261 W266 is founded, invites by name and by link, and says who may do what", async () => {
    const [ada, bo, cy] = await Promise.all(["ada1", "bo1", "cy1"].map(joined));
    if (ada === undefined || bo === undefined || cy === undefined) throw new Error("Three join.");
    expect(await run(ada.household.household)).toMatchObject({ invited: [] });
    expect(await refusal(ada.household.found(newId(), " "))).toMatchObject({ _tag: "FieldRefused", field: "name" });
    const first = newId<HouseholdId>();
    for (const _ of [1, 2])
      expect((await run(ada.household.found(first, " Home "))).household).toMatchObject({
        id: first,
        name: "Home",
        version: 1,
        people: [{ username: "ada1", role: "owner", allowsLogging: false }],
      });
    expect(await refusal(ada.household.found(newId(), "Another"))).toEqual({ _tag: "HasHousehold" });
    expect(await refusal(bo.household.found(first, "Theirs"))).toEqual({ _tag: "HasHousehold" });
    expect(await refusal(bo.household.invite(newId(), "ada1"))).toEqual({ _tag: "HouseholdNotFound" });
    for (const nobody of ["nobody at all", "bo1@example.org"])
      expect(await refusal(ada.household.invite(newId(), nobody))).toMatchObject({ _tag: "UsernameUnknown" });
    expect(await refusal(ada.household.invite(newId(), "ada1"))).toEqual({ _tag: "IsInHousehold" });

    const toBo = newId<InvitationId>();
    for (const _ of [1, 2]) await run(ada.household.invite(toBo, "bo1"));
    expect((await run(ada.household.invite(newId(), "bo1"))).household?.invitations).toMatchObject([
      { id: toBo, username: "bo1" },
    ]);
    await server.runJobs();
    const mails = server.mails().filter(({ to }) => to === "bo1@example.org");
    expect(mails.filter(({ subject }) => subject.includes("ada1"))).toHaveLength(1);
    expect(mails.find(({ subject }) => subject.includes("ada1"))).toMatchObject({
      text: expect.stringContaining("/household"),
      unsubscribe: expect.any(String),
    });
    expect((await run(bo.household.household)).invited).toMatchObject([{ id: toBo, name: "Home", owner: "ada1" }]);
    expect((await run(bo.household.accept({ id: toBo }))).household).toMatchObject({ invitations: [], name: "Home" });
    expect((await run(bo.household.accept({ id: toBo }))).household).toMatchObject({ name: "Home" });

    const view = await run(ada.household.invite(newId()));
    const code = view.household?.invitations[0]?.code ?? "";
    expect(code).not.toBe("");
    expect((await run(bo.household.household)).household?.invitations).toEqual([]);
    expect(await run(cy.household.lookAt(code))).toMatchObject({ name: "Home", owner: "ada1", people: 2 });
    expect((await run(cy.household.accept({ code }))).household?.people).toHaveLength(3);
    const dora = await joined("dora1");
    expect(await refusal(dora.household.accept({ code }))).toEqual({ _tag: "InvitationNotFound" });
    expect(await refusal(dora.household.lookAt(code))).toEqual({ _tag: "InvitationNotFound" });

    const named = (await run(ada.household.household)).household;
    expect(await refusal(ada.household.rename((named?.version ?? 0) - 1, "Old"))).toMatchObject({
      _tag: "HouseholdVersionConflict",
      current: { household: { name: "Home" } },
    });
    for (const _ of [1, 2])
      expect((await run(ada.household.rename(named?.version ?? 0, "Nest"))).household?.name).toBe("Nest");
    expect(await refusal(bo.household.rename(named?.version ?? 0, "Mine"))).toEqual({ _tag: "NotHouseholdOwner" });
  });

  it("W261 is declined, taken back and over after seven days; no mail comes to who wants none", async () => {
    const [ada, bo] = await home("ada2");
    expect(bo).toBeUndefined();
    const [cy, dora] = await Promise.all(["cy2", "dora2"].map(joined));
    if (cy === undefined || dora === undefined) throw new Error("Two join.");
    await cy.browser.send("PATCH", "/api/services/account", { version: 0, mail: { invitations: false } });
    const toCy = newId<InvitationId>();
    await run(ada.household.invite(toCy, "cy2"));
    await server.runJobs();
    expect(server.mails().filter(({ to, subject }) => to === "cy2@example.org" && subject.includes("ada2"))).toEqual(
      [],
    );
    expect(await refusal(dora.household.endInvitation(toCy))).toEqual({ _tag: "InvitationNotFound" });
    expect((await run(cy.household.endInvitation(toCy))).invited).toEqual([]);
    expect((await run(ada.household.household)).household?.invitations).toEqual([]);

    const link = newId<InvitationId>();
    const code = (await run(ada.household.invite(link))).household?.invitations[0]?.code ?? "";
    for (const _ of [1, 2]) expect((await run(ada.household.endInvitation(link))).household?.invitations).toEqual([]);
    expect(await refusal(dora.household.accept({ code }))).toEqual({ _tag: "InvitationNotFound" });
    const again = newId<InvitationId>();
    await run(ada.household.invite(again, "dora2"));
    server.advance(7 * DAY);
    expect(await refusal(dora.household.accept({ id: again }))).toEqual({ _tag: "InvitationNotFound" });
    expect((await run(dora.household.household)).invited).toEqual([]);
  });

  it("W267 W268 what is shared is found by words and barcode, logged and cooked with by the others, and named", async () => {
    const [ada, bo] = await home("ada3", "bo3");
    if (bo === undefined) throw new Error("Bo is there.");
    const outsider = await joined("out3");
    const bread = await foodOf(ada, "Grandmother's bread", "4006381333931");
    const secret = await foodOf(ada, "Grandmother's secret");
    const soup = await recipeOf(ada, "Grandmother's soup", secret);
    for (const [kind, thing] of [
      ["food", bread],
      ["recipe", soup],
    ] as const)
      for (const _ of [1, 2]) await run(ada.household.share(kind, thing, true));
    expect(await refusal(bo.household.share("food", bread, true))).toMatchObject({ _tag: "OwnFoodNotFound" });
    expect(await refusal(bo.household.share("recipe", soup, true))).toMatchObject({ _tag: "RecipeNotFound" });
    expect(await refusal(ada.household.share("food", banana.id, true))).toMatchObject({ _tag: "OwnFoodNotFound" });
    expect(await run(ada.household.shared([bread, secret, soup]))).toEqual([bread, soup]);

    const foundByBo = await found(bo, "grandmother");
    expect(foundByBo.map(({ id: food, source }) => [food, source.owner]).toSorted()).toEqual(
      [
        [bread, "ada3"],
        [soup, "ada3"],
      ].toSorted(),
    );
    expect((await found(ada, "grandmother")).map(({ source }) => source.owner)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await found(bo, "4006381333931"))[0]).toMatchObject({ id: bread, source: { owner: "ada3" } });
    expect(await found(outsider, "grandmother")).toEqual([]);
    expect((await run(bo.household.sharedThings({ kind: "food", text: "" }))).items).toEqual([
      { id: bread, description: "Grandmother's bread", owner: "ada3" },
    ]);
    expect((await run(bo.household.sharedThings({ kind: "recipe", text: "soup" }))).items).toMatchObject([
      { id: soup },
    ]);
    expect((await run(ada.household.sharedThings({ kind: "food", text: "" }))).items).toEqual([]);
    expect((await bo.browser.get("/api/services/household/shared?kind=food&cursor=x")).status).toBe(422);

    const log = (person: Person, food: FoodId) =>
      person.diary.log(TODAY as CalendarDate, [
        { id: newId<EntryId>(), meal: "lunch", foodId: food, amount: 100, serving: "g" as ServingId },
      ]);
    await run(log(bo, bread));
    await run(log(bo, soup));
    expect(await refusal(log(bo, secret))).toMatchObject({ _tag: "FoodNotFound" });
    expect(await refusal(log(outsider, bread))).toMatchObject({ _tag: "FoodNotFound" });
    const toast = await recipeOf(bo, "Toast", bread);
    expect(await run(bo.recipes.recipe(toast))).toMatchObject({ foods: [{ id: bread }] });
    // Read by the others, and changed by its owner alone.
    expect(await run(bo.recipes.recipe(soup))).toMatchObject({ title: "Grandmother's soup", owner: "ada3" });
    expect(await refusal(bo.recipes.remove(soup))).toMatchObject({ _tag: "RecipeNotFound" });
    expect(await refusal(bo.own.ownFood(bread))).toMatchObject({ _tag: "OwnFoodNotFound" });
    expect(await refusal(outsider.recipes.recipe(soup))).toMatchObject({ _tag: "RecipeNotFound" });

    // W269: gone with its owner; what was logged stays.
    await run(ada.household.remove(await idOf(ada)));
    expect((await run(bo.household.household)).household?.people).toMatchObject([{ username: "bo3", role: "owner" }]);
    expect(await found(bo, "grandmother")).toEqual([]);
    expect(await refusal(log(bo, bread))).toMatchObject({ _tag: "FoodNotFound" });
    expect((await run(bo.diary.day(TODAY as CalendarDate))).day.entries.map(({ description }) => description)).toEqual([
      "Grandmother's bread",
      "Grandmother's soup",
    ]);
    expect(await run(bo.recipes.recipe(toast))).toMatchObject({ foods: [] });
  });

  it("W278 W262 an owner whose account is erased leaves another owner, and takes what was shared along", async () => {
    const [ada, bo, cy] = await home("ada4", "bo4", "cy4");
    if (bo === undefined || cy === undefined) throw new Error("They are there.");
    await run(ada.household.share("food", await foodOf(ada, "Heirloom cake"), true));
    await ada.browser.send("POST", "/api/services/account/deletion", { current_password: PASSWORD });
    expect(await found(bo, "heirloom")).toHaveLength(1);
    server.advance(7 * DAY);
    await server.runJobs();
    await bo.browser.signIn("bo4");
    await cy.browser.signIn("cy4");
    expect((await run(cy.household.household)).household?.people).toMatchObject([
      { username: "bo4", role: "owner" },
      { username: "cy4", role: "member" },
    ]);
    expect(await found(bo, "heirloom")).toEqual([]);
  });

  describe("W271 who may do what", () => {
    /** What each role is answered: by its status, or by the problem's tag. */
    type Role = "outsider" | "invited" | "member" | "owner" | "former";
    const ROLES: readonly Role[] = ["outsider", "invited", "member", "owner", "former"];
    const NOT_IN = { outsider: "HouseholdNotFound", invited: "HouseholdNotFound", former: "HouseholdNotFound" };
    const NOT_OWNER = { ...NOT_IN, member: "NotHouseholdOwner", owner: 200 };
    const IN = { ...NOT_IN, member: 200, owner: 200 };
    const ALL = { outsider: 200, invited: 200, member: 200, owner: 200, former: 200 };
    const OF_DISH = {
      outsider: "DishNotFound",
      invited: "DishNotFound",
      former: "DishNotFound",
      member: 200,
      owner: 200,
    };
    const OF_PORTION = {
      outsider: "PortionNotFound",
      invited: "PortionNotFound",
      former: "PortionNotFound",
      owner: "PortionNotFound",
      member: 200,
    };
    type Ask = {
      readonly method: string;
      readonly path: string;
      readonly body?: unknown;
      readonly answers: Readonly<Record<Role, number | string>>;
      /** What nobody outside may find in the answer. */
      readonly hides?: string;
    };

    const world = async (name: string) => {
      const [owner, one, former] = await home(`owner${name}x`, `mate${name}x`, `former${name}x`);
      const [outsider, invited] = await Promise.all([joined(`other${name}x`), joined(`guest${name}x`)]);
      if (one === undefined || former === undefined) throw new Error("They are there.");
      const invitation = newId<InvitationId>();
      await run(owner.household.invite(invitation, `guest${name}x`));
      const code = (await run(owner.household.invite(newId()))).household?.invitations.find(
        (waiting) => waiting.code !== undefined,
      )?.code;
      const food = await foodOf(owner, `Treasure of ${name}`);
      await run(owner.household.share("food", food, true));
      const recipe = await recipeOf(owner, `Pie of ${name}`);
      await run(owner.household.share("recipe", recipe, true));
      const dish = newId<string>();
      const portion = newId<EntryId>();
      const dishOf = { foodId: banana.id, servings: 1, grams: 1000, date: TODAY as CalendarDate, isSure: false };
      await run(
        owner.fridge.split({
          ...dishOf,
          id: dish,
          meal: "dinner",
          portions: [{ id: portion, member: await idOf(one), amount: 100, serving: "g" as ServingId }],
        }),
      );
      await run(owner.household.remove(await idOf(former)));
      const people: Readonly<Record<Role, Person>> = { outsider, invited, member: one, owner, former };
      return { people, invitation, code: code ?? "", food, recipe, dish, portion, oneId: await idOf(one) };
    };
    type World = Awaited<ReturnType<typeof world>>;

    const H = "/api/services/household";
    const F = "/api/services/fridge";
    const ASKS: Readonly<Record<string, (world: World, me: MemberId) => Ask>> = {
      "household.household": () => ({ method: "GET", path: H, answers: ALL, hides: '"name":"Home","version"' }),
      "household.foundHousehold": () => ({
        method: "POST",
        path: H,
        body: { id: newId<string>(), name: "Mine" },
        answers: { ...ALL, member: "HasHousehold", owner: "HasHousehold" },
        hides: '"name":"Home","version"',
      }),
      "household.renameHousehold": () => ({
        method: "PATCH",
        path: H,
        body: { version: 0, name: "Home" },
        answers: NOT_OWNER,
      }),
      "household.inviteToHousehold": () => ({
        method: "POST",
        path: `${H}/invitations`,
        body: { id: newId<string>() },
        answers: NOT_OWNER,
      }),
      "household.lookAtInvitation": ({ code }) => ({
        method: "POST",
        path: `${H}/invitations/look`,
        body: { code: `${code}x` },
        answers: {
          outsider: "InvitationNotFound",
          invited: "InvitationNotFound",
          member: "InvitationNotFound",
          owner: "InvitationNotFound",
          former: "InvitationNotFound",
        },
      }),
      "household.acceptInvitation": ({ invitation }) => ({
        method: "POST",
        path: `${H}/invitations/accept`,
        body: { id: invitation },
        // Who is in it is answered what they see anyway.
        answers: { ...ALL, outsider: "InvitationNotFound", former: "InvitationNotFound" },
      }),
      "household.endInvitation": ({ invitation }) => ({
        method: "DELETE",
        path: `${H}/invitations/${invitation}`,
        answers: {
          outsider: "InvitationNotFound",
          former: "InvitationNotFound",
          member: "InvitationNotFound",
          invited: 200,
          owner: 200,
        },
      }),
      "household.removeFromHousehold": ({ oneId }) => ({
        method: "POST",
        path: `${H}/removals`,
        body: { id: oneId },
        answers: IN,
      }),
      "household.handOverHousehold": ({ oneId }) => ({
        method: "POST",
        path: `${H}/owner`,
        body: { id: oneId },
        answers: NOT_OWNER,
      }),
      "household.allowLogging": () => ({
        method: "POST",
        path: `${H}/logging`,
        body: { allows_logging: true },
        answers: IN,
      }),
      "household.ownShares": ({ food }) => ({
        method: "POST",
        path: `${H}/shares/look`,
        body: { ids: [food] },
        answers: ALL,
        hides: "-",
      }),
      "household.shareThing": ({ food }) => ({
        method: "POST",
        path: `${H}/shares`,
        body: { kind: "food", id: food, shared: true },
        answers: {
          outsider: "OwnFoodNotFound",
          invited: "OwnFoodNotFound",
          member: "OwnFoodNotFound",
          former: "OwnFoodNotFound",
          owner: 200,
        },
      }),
      "household.sharedThings": () => ({
        method: "GET",
        path: `${H}/shared?kind=food`,
        answers: ALL,
        hides: "Treasure",
      }),
      "fridge.fridge": () => ({ method: "GET", path: F, answers: ALL, hides: banana.description }),
      "fridge.splitDish": ({ recipe, oneId }) => ({
        method: "POST",
        path: F,
        body: {
          id: newId<string>(),
          food_id: recipe,
          servings: 4,
          grams: 400,
          date: TODAY,
          meal: "lunch",
          portions: [{ id: newId<string>(), member: oneId, amount: 1, serving: "serving" }],
        },
        answers: IN,
      }),
      "fridge.takePortion": ({ dish }) => ({
        method: "POST",
        path: `${F}/${dish}/portions`,
        body: { id: newId<string>(), version: 1, amount: 1, serving: "g", date: TODAY, meal: "lunch" },
        answers: OF_DISH,
      }),
      "fridge.throwAway": ({ dish }) => ({
        method: "PATCH",
        path: `${F}/${dish}`,
        body: { version: 1, thrown_away: true },
        answers: OF_DISH,
      }),
      "fridge.acceptPortion": ({ portion }) => ({
        method: "POST",
        path: `${F}/portions/${portion}`,
        answers: OF_PORTION,
      }),
      "fridge.giveBackPortion": ({ portion }) => ({
        method: "DELETE",
        path: `${F}/portions/${portion}`,
        answers: OF_PORTION,
      }),
    };

    it("W271 asks every endpoint", () => {
      const mine = endpoints().filter(({ group }) => group === "household" || group === "fridge");
      expect(Object.keys(ASKS).toSorted()).toEqual(mine.map(({ group, name }) => `${group}.${name}`).toSorted());
    });

    let worlds = 0;
    for (const [endpoint, of] of Object.entries(ASKS))
      it(`W271 ${endpoint}`, async () => {
        for (const role of ROLES) {
          const here = await world(`${(worlds += 1)}`);
          const person = here.people[role];
          const { method, path, body, answers, hides } = of(here, await idOf(person));
          const response = await person.browser.send(method, path, body);
          const text = await response.text();
          const { type = "" } = JSON.parse(text) as { readonly type?: string };
          const answer = type === "" ? response.status : type.slice(type.lastIndexOf(":") + 1);
          expect([role, answer]).toEqual([role, answers[role]]);
          const isOutside = role === "outsider" || role === "invited" || role === "former";
          if (hides !== undefined && isOutside) expect([role, text.includes(hides)]).toEqual([role, false]);
          if (hides !== undefined && hides !== "-" && role === "member" && answers.member === 200)
            expect(text).toContain(hides);
        }
      });
  });
});
