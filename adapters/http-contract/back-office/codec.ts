import type { ShownPremium } from "@morsel/application/back-office/client/back-office-client";
import type { PremiumOfMember } from "@morsel/application/back-office/premium-by-hand";
import type { Listed } from "@morsel/application/admin/client/admin-client";
import type { PremiumCode } from "@morsel/domain/membership";
import type { WireMemberPremium, WirePremiumCode, WirePremiumCodes } from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const writePremium = ({ username, until, hasGift, items }: PremiumOfMember): WireMemberPremium => ({
  username,
  premium_until: until === 0 ? null : instant(until),
  has_gift: hasGift,
  items: items.map(({ id, source, state, grantedUntil, createdAt }) => ({
    id,
    source,
    phase: state?.phase ?? null,
    until: instant(state?.periodEnd ?? grantedUntil),
    created_at: instant(createdAt),
  })),
});

export const readPremium = (wire: WireMemberPremium): ShownPremium => ({
  username: wire.username,
  until: wire.premium_until === null ? 0 : Date.parse(wire.premium_until),
  hasGift: wire.has_gift,
  items: wire.items.map(({ id, source, phase, until, created_at: createdAt }) => ({
    id,
    source,
    until: Date.parse(until),
    createdAt: Date.parse(createdAt),
    ...(phase === null ? {} : { phase }),
  })),
});

export const writeCode = ({ code, gives, months, until, uses, most }: PremiumCode): WirePremiumCode => ({
  code,
  gives,
  months,
  until: instant(until),
  uses,
  most,
});

export const readCode = ({ until, ...code }: WirePremiumCode): PremiumCode => ({ ...code, until: Date.parse(until) });

export const writeCodes = ({ items, next }: Listed<PremiumCode>): WirePremiumCodes => ({
  items: items.map(writeCode),
  next: next ?? null,
});

export const readCodes = ({ items, next }: WirePremiumCodes): Listed<PremiumCode> => ({
  items: items.map(readCode),
  ...(next === null ? {} : { next }),
});
