import {
  checkReason,
  checkRoleChange,
  checkSubject,
  checkSuspension,
  firstLinkEnd,
  GIVEN_ROLES,
  givenRoleOf,
  isEntered,
  memberSearch,
  rolesWith,
} from "@morsel/domain/admin";
import { isAdmin, isSuspended } from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const roles = fc.array(fc.constantFrom("super_admin", "administrator", "moderator", "premium"), { maxLength: 4 });
const person = fc.record({ id: fc.constantFrom("a", "b", "c"), roles: fc.option(roles, { nil: undefined }) });
const given = fc.constantFrom(...GIVEN_ROLES);
const isSuper = (who: { readonly roles?: readonly string[] | undefined }) => who.roles?.[0] === "super_admin";

describe("what admins may do", () => {
  it("AD1 nobody acts on themselves, and an administrator never on, or to, a super admin", () => {
    fc.assert(
      fc.property(person, person, given, (actor, subject, role) => {
        const may = actor.id !== subject.id && (isSuper(actor) || !isSuper(subject));
        expect(checkSubject(actor, subject).ok).toBe(may);
        expect(checkRoleChange(actor, subject, role).ok).toBe(may && (isSuper(actor) || role !== "super_admin"));
      }),
    );
  });

  it("AD2 the role comes first, others stay in their order", () => {
    fc.assert(
      fc.property(roles, given, (before, role) => {
        const after = rolesWith(before, role);
        expect(isAdmin(after)).toBe(role !== "member");
        expect(givenRoleOf(after)).toBe(role);
        const others = (all: readonly string[]) => all.filter((one) => one === "moderator" || one === "premium");
        expect(others(after)).toEqual(others(before));
        expect(rolesWith(after, role)).toEqual(after);
      }),
    );
  });

  it("AD3 a reason has 3 to 500 characters that can be seen", () => {
    for (const wrong of ["", "  ", "ab", "x".repeat(501), "a\u202Eb c"]) expect(checkReason(wrong).ok).toBe(false);
    for (const right of ["spam", "x".repeat(500), "Это спам", "🍌🍌🍌"])
      expect(checkReason(` ${right} `)).toEqual({ ok: true, value: right });
  });

  it("AD4 ID125 a suspension that is accepted holds until its end and no longer", () => {
    const now = Date.UTC(2026, 0, 1);
    fc.assert(
      fc.property(fc.option(fc.integer({ min: -1e12, max: 1e12 }), { nil: undefined }), (ahead) => {
        const until = ahead === undefined ? undefined : now + ahead;
        const wish = { reason: "spam", ...(until === undefined ? {} : { until }) };
        const checked = checkSuspension(wish, now);
        expect(checked.ok).toBe(ahead === undefined || (ahead > 0 && ahead <= 10 * 366 * 86_400_000));
        if (!checked.ok) return;
        const suspended = { suspendedAt: now, ...(until === undefined ? {} : { suspendedUntil: until }) };
        expect(isSuspended(suspended, now)).toBe(true);
        expect(isSuspended(suspended, until ?? now + 1e15)).toBe(until === undefined);
      }),
    );
    expect(isSuspended({}, now)).toBe(false);
    expect(checkSuspension({ reason: "spam", until: Number.NaN }, now).ok).toBe(false);
  });

  it("AD5 AD6 an entry is good for 12 hours, the first link for 24", () => {
    const hour = 3_600_000;
    expect([isEntered(undefined, 5), isEntered(5, 5), isEntered(0, 12 * hour - 1), isEntered(0, 12 * hour)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(firstLinkEnd(7)).toBe(7 + 24 * hour);
  });

  it("AD7 a text is an id, an e-mail or a username", () => {
    const id = "019cdb02-0000-7000-8000-000000009000";
    expect(memberSearch(` ${id.toUpperCase()} `)).toEqual({ by: "id", id });
    expect(memberSearch("Ada@")).toEqual({ by: "email", begins: "ada@" });
    expect(memberSearch(" ADA ")).toEqual({ by: "username", begins: "ada" });
    expect(memberSearch("  ")).toEqual({ by: "newest" });
  });
});
