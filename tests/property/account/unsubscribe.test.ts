import { readUnsubscribe, unsubscribePath, type TextSeal } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";
import { expect, it } from "vitest";

const member = "018f0000-0000-7000-8000-000000000001" as MemberId;
const seals: TextSeal = {
  seal: (text) => encodeURIComponent(`sealed:${text}`),
  open: (sealed) => /^sealed:(.*)$/.exec(decodeURIComponent(sealed))?.[1],
};

it("W227 the address of a mail says who wants no more of what, to this server alone", () => {
  const path = unsubscribePath(seals, member, "weekly_digest");
  const [address, query = ""] = path.split("?");
  expect(address).toBe("/api/services/mail/unsubscribe");
  const sealed = /^token=(.*)$/.exec(query)?.[1] ?? "";
  expect(readUnsubscribe(seals, sealed)).toEqual({ member, list: "weekly_digest" });
  for (const strange of ["forged", seals.seal("nobody weekly_digest"), seals.seal(member), seals.seal("")])
    expect(readUnsubscribe(seals, strange)).toBeUndefined();
});
