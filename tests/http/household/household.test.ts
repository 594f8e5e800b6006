import type { HouseholdId, InvitationId } from "@morsel/domain/household";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, PASSWORD, startServer } from "../support/harness.ts";
import { refusal, run } from "../support/page.ts";
import { DAY, livingTogether, newId } from "./living-together.ts";

describe("a household through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const { joined, home, foodOf, found } = livingTogether(() => server);

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
});
