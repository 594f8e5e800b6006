import { accessRefusal } from "@morsel/adapters/http-server/requests/access-refusal";
import { isAdmin, type Role } from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const CALLERS: readonly Role[] = ["visitor", "member", "premium", "admin"];

const facts = fc.record({
  member: fc.option(
    fc.record(
      {
        roles: fc.array(fc.constantFrom("administrator", "super_admin", "moderator"), { maxLength: 3 }),
        suspendedAt: fc.nat(),
        suspendedUntil: fc.integer({ min: 1, max: 3 }),
        eraseAt: fc.nat(),
      },
      { requiredKeys: [] },
    ),
    { nil: undefined },
  ),
  now: fc.constant(2),
  hasPremium: fc.boolean(),
  isOpenWhileLeaving: fc.boolean(),
});

describe("who may call what", () => {
  it("ID107 J28 is as the table says, for every caller and whoever asks", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CALLERS), facts, (caller, who) => {
        const { member, hasPremium, isOpenWhileLeaving } = who;
        const isBarred =
          member === undefined ||
          (member.suspendedAt !== undefined && (member.suspendedUntil ?? Infinity) > who.now) ||
          (member.eraseAt !== undefined && !isOpenWhileLeaving);
        const may = {
          visitor: true,
          member: !isBarred,
          premium: !isBarred && hasPremium,
          admin: !isBarred && isAdmin(member?.roles),
        }[caller];
        expect(accessRefusal(caller, who) === undefined).toBe(may);
      }),
    );
  });

  it("ID107 W531 ID125 says by name what is missing, and first what bars from everything", () => {
    const leaving = { roles: ["administrator"], eraseAt: 1 };
    for (const [caller, member, refusal] of [
      ["member", undefined, "SignInNeeded"],
      // W531: others than admins are told that nothing is there.
      ["admin", undefined, "NotFound"],
      ["admin", {}, "NotFound"],
      ["admin", { suspendedAt: 1 }, "NotFound"],
      ["admin", { roles: ["moderator", "administrator"] }, "NotFound"],
      ["premium", { roles: ["administrator"] }, "PremiumNeeded"],
      ["admin", leaving, "AccountClosing"],
      ["admin", { ...leaving, suspendedAt: 1 }, "AccountSuspended"],
      ["member", { suspendedAt: 1, suspendedUntil: 3 }, "AccountSuspended"],
      ["member", { suspendedAt: 1, suspendedUntil: 2 }, undefined],
    ] as const)
      expect(accessRefusal(caller, { member, now: 2, hasPremium: false, isOpenWhileLeaving: false })).toBe(refusal);
  });
});
