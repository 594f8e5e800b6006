import { adminClient } from "@morsel/adapters/http-contract/admin/admin-client";
import { backOfficeClient } from "@morsel/adapters/http-contract/back-office/back-office-client";
import { membershipClient } from "@morsel/adapters/http-contract/membership/membership-client";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin, memberIdOf } from "../support/enter-admin.ts";
import { type Harness, id, ORIGIN, START, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

let made = 740_000;
const act = (reason = "A prize of the forum") => ({ id: id((made += 1)), reason });
const DAY = 86_400_000;

describe("the back office through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    const api = apiOver(ORIGIN, page.browser.fetch);
    const clients = { admin: adminClient(api), office: backOfficeClient(api), premium: membershipClient(api) };
    return { ...page, ...clients, id: await memberIdOf(page.browser) };
  };
  const joinedAdmin = async (name: string) => {
    const page = await joined(name);
    await becomeAdmin(server, page.browser);
    return page;
  };

  it("BO1 W641 premium by hand counts from the next request on, and ends when it is taken back", async () => {
    const [boss, ada] = [await joinedAdmin("boss-p"), await joined("ada-p")];
    const none = await run(boss.office.premium(ada.id));
    expect(none).toEqual({ username: "ada-p", until: 0, hasGift: false, items: [] });
    expect(await refusal(boss.office.takePremiumBack({ ...act(), member: ada.id }))).toEqual({ _tag: "NoGift" });
    const gift = { ...act(), member: ada.id, until: START + 30 * DAY };
    for (const _ of [1, 2]) await run(boss.office.givePremium(gift));
    expect(await run(ada.premium.subscriptions)).toMatchObject({ hasPremium: true, premiumUntil: gift.until });
    expect(await run(boss.office.premium(ada.id))).toMatchObject({
      until: gift.until,
      hasGift: true,
      items: [{ source: "operator", until: gift.until, createdAt: START }],
    });
    expect(await refusal(boss.office.givePremium({ ...act(), member: ada.id, until: START }))).toMatchObject({
      _tag: "FieldRefused",
      field: "until",
    });
    expect(await refusal(boss.office.givePremium({ ...gift, ...act("") }))).toMatchObject({ field: "reason" });
    expect(await refusal(boss.office.premium(id(999_999)))).toEqual({ _tag: "MemberNotFound" });
    await run(boss.office.takePremiumBack({ ...act(), member: ada.id }));
    expect(await run(ada.premium.subscriptions)).toMatchObject({ hasPremium: false });
    expect(await run(boss.office.premium(ada.id))).toMatchObject({ hasGift: false });
    expect((await run(boss.admin.audit({ subject: ada.id }))).items.map((line) => line.act).toSorted()).toEqual([
      "premiumGiven",
      "premiumTakenBack",
    ]);
  });

  it("BO2 BO3 W642 a code is made once, counted, listed without saying it in an address, and ended", async () => {
    const [boss, ada] = [await joinedAdmin("boss-c"), await joined("ada-c")];
    const wish = { gives: "months", months: 2, until: START + DAY, most: 3 } as const;
    const asked = { ...act(), wish };
    const code = await run(boss.office.makeCode(asked));
    expect(await run(boss.office.makeCode(asked))).toEqual(code);
    expect(code).toMatchObject({ ...wish, uses: 0 });
    expect(await refusal(boss.office.makeCode({ ...act(), wish: { ...wish, months: 3, code: code.code } }))).toEqual({
      _tag: "CodeTaken",
    });
    expect(await refusal(boss.office.makeCode({ ...act(), wish: { ...wish, most: 0 } }))).toMatchObject({
      _tag: "FieldRefused",
      field: "most",
    });
    await run(ada.premium.redeemCode(code.code));
    expect((await run(boss.office.codes())).items).toEqual([{ ...code, uses: 1 }]);
    for (const n of [1, 2]) await run(boss.office.makeCode({ ...act(), wish: { ...wish, code: `SECONDCODE${n}` } }));
    const first = (await (await boss.browser.get("/api/services/admin/codes?limit=1")).json()) as {
      readonly items: readonly { readonly code: string }[];
      readonly next: string;
    };
    expect(first.next).not.toContain(first.items[0]?.code);
    expect((await run(boss.office.codes(first.next))).items).toHaveLength(2);
    expect(await refusal(boss.office.codes("SECONDCODE1"))).toMatchObject({ field: "cursor" });
    await run(boss.office.endCode({ ...act(), code: code.code }));
    const late = await joined("late-c");
    expect(await refusal(late.premium.redeemCode(code.code))).toMatchObject({ _tag: "CodeRefused", reason: "expired" });
    expect(await refusal(boss.office.endCode({ ...act(), code: "NOSUCHCODE" }))).toEqual({ _tag: "CodeNotFound" });
    expect((await run(boss.admin.audit({ act: "codeEnded" }))).items).toMatchObject([{ details: { name: code.code } }]);
  });
});
