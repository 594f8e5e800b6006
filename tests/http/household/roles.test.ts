import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { ServingId } from "@morsel/domain/foods";
import type { InvitationId } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, startServer, TODAY } from "../support/harness.ts";
import { run } from "../support/page.ts";
import { banana, livingTogether, newId, type Person } from "./living-together.ts";

describe("W271 who may do what", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const { joined, home, idOf, foodOf, recipeOf } = livingTogether(() => server);

  /** Each role's answer: its status, or the problem's tag. */
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
    /** Text that outsiders must not find in the answer. */
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
      // Members of the household are answered with what they can see anyway.
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
  let refusers: Promise<World> | undefined;
  for (const [endpoint, of] of Object.entries(ASKS))
    it(`W271 ${endpoint}`, async () => {
      for (const role of ROLES) {
        // A refused request changes nothing: one world is enough for all of them.
        const shared = (await refusers) ?? (await (refusers = world("0")));
        const isLetIn = of(shared, await idOf(shared.people[role])).answers[role] === 200;
        const here = isLetIn ? await world(`${(worlds += 1)}`) : shared;
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
