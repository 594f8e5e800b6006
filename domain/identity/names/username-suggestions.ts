import { checkUsername, USERNAME_MAX, type Username } from "./username.ts";

const FALLBACK = "eater";
const ENDINGS = ["eats", "fit", "cooks", "daily", "moves", "tracks"];

/** Reduces a wish to the characters of a username: accents dropped, the rest outside the alphabet removed. */
const stemOf = (wish: string): string =>
  wish
    .slice(0, 200)
    .split("@", 1)
    .join("")
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z0-9_-]/g, "")
    .replace(/^[^A-Za-z]+/, "")
    .slice(0, USERNAME_MAX - 7);

/** A number from the text alone, so that the same wish is always answered alike. */
const numberOf = (text: string): number => {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hash;
};

/**
 * ID6: names like the one wished for, each acceptable by `checkUsername`, distinct, always the same for the same wish. Whether
 * one is free is the caller's to ask; more candidates than are shown leave room for that.
 */
export const usernameSuggestions = (wish: string, count = 12): readonly Username[] => {
  const stem = stemOf(wish) || FALLBACK;
  const number = numberOf(wish);
  const candidates = [
    stem,
    ...ENDINGS.map((ending) => `${stem}_${ending}`),
    ...Array.from({ length: 40 }, (_, i) => `${stem}${((number + i * 37) % 9000) + 10}`),
    ...Array.from({ length: 40 }, (_, i) => `${FALLBACK}${((number + i * 37) % 9000) + 10}`),
  ];
  const accepted = candidates.flatMap((name) => {
    const checked = checkUsername(name);
    return checked.ok ? [checked.value] : [];
  });
  return [...new Set(accepted)].slice(0, Number.isFinite(count) ? Math.max(0, Math.min(40, Math.floor(count))) : 12);
};
