import type { CardRefused, SandboxCard } from "@morsel/application/membership/sandbox";

export type CardBehaviour = "succeeds" | "authentication" | "declined" | "fails_later";

/** Numbers that no bank issues: https://docs.stripe.com/testing */
export const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  "4242424242424242": "succeeds",
  "4000002500003155": "authentication",
  "4000000000000002": "declined",
  "4000000000000341": "fails_later",
};

/** A card as the sandbox keeps it. */
export type KeptCard = { readonly behaviour: CardBehaviour; readonly last4: string; readonly expiresAt: number };

/** The first instant after the month that a card names; undefined for what names none. */
const expiryOf = (text: string): number | undefined => {
  const [, month = "", year = ""] = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(text.trim()) ?? [];
  return month === "" ? undefined : Date.UTC(2000 + Number(year), Number(month), 1);
};

export const readCard = ({ number, expires }: SandboxCard, now: number): KeptCard | CardRefused => {
  const digits = number.replaceAll(/[\s-]/g, "");
  const behaviour = Object.hasOwn(TEST_CARDS, digits) ? TEST_CARDS[digits] : undefined;
  const expiresAt = expiryOf(expires);
  // A real card is refused before anything of it is kept.
  if (behaviour === undefined) return { _tag: "CardRefused", reason: "unknown" };
  if (expiresAt === undefined || expiresAt <= now) return { _tag: "CardRefused", reason: "expired" };
  if (behaviour === "declined") return { _tag: "CardRefused", reason: "declined" };
  return { behaviour, last4: digits.slice(-4), expiresAt };
};

/** Tells if a charge without the member at hand goes through. */
export const isChargeable = ({ behaviour, expiresAt }: KeptCard, now: number): boolean =>
  behaviour !== "fails_later" && now < expiresAt;
