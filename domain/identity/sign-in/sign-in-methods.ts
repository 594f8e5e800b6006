/** ID85: by what somebody gets into an account; the second step is none of them. */
export type SignInMethods = { readonly hasPassword: boolean; readonly passkeys: number; readonly providers: number };

/** ID85: whether one passkey or provider may be taken away. */
export const isLastSignInMethod = ({ hasPassword, passkeys, providers }: SignInMethods): boolean =>
  Number(hasPassword) + passkeys + providers < 2;

/** ID86 */
export const MOST_PASSKEYS = 10;

/** ID84 */
export const RECOVERY_CODES = 10;
const LETTERS = 16;

/** ID84: Crockford's base 32, without letters that are taken for others. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** ID84: sixteen random bytes as a code that one can write down: 80 bits. */
export const recoveryCode = (random: Uint8Array): string =>
  Array.from(random.slice(0, LETTERS), (byte, i) => (i > 0 && i % 4 === 0 ? "-" : "") + ALPHABET[byte % 32]).join("");

/** ID84: as somebody types it, in any case, with spaces, and with letters that look alike; undefined where it is no code. */
export const readRecoveryCode = (typed: string): string | undefined => {
  if (typed.length > 64) return undefined;
  const letters = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return letters.length === LETTERS && [...letters].every((letter) => ALPHABET.includes(letter))
    ? letters.replace(/(.{4})(?=.)/g, "$1-")
    : undefined;
};

/** ID83: of six figures, typed with or without a space; undefined where it is none. */
export const readTotpCode = (typed: string): string | undefined =>
  typed.length < 16 && /^\d{6}$/.test(typed.replace(/\s/g, "")) ? typed.replace(/\s/g, "") : undefined;
