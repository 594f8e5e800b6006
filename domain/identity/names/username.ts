import type { Brand } from "../../brand/index.ts";
import { err, ok, type Result } from "../../result/index.ts";

/** 3 to 30 ASCII letters, digits, "_" and "-", beginning with a letter; kept as typed, compared by `usernameKey`. */
export type Username = string & Brand<"Username">;

export type UsernameRefused =
  | { readonly _tag: "UsernameLength"; readonly min: number; readonly max: number }
  | { readonly _tag: "UsernameCharacters"; readonly accepted: string }
  | { readonly _tag: "UsernameReserved" };

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

/** Names that would pass for the product itself, or collide with an address of it. */
const RESERVED = (
  "about abuse account admin administrator api apps blog community contact everyone exercise food forum friends help " +
  "home info login logout mail measurements me messages moderator morsel nobody null official owner postmaster premium " +
  "privacy profile recipe reports root security settings staff status superadmin support sysadmin system team terms " +
  "tools undefined webmaster www"
).split(" ");

/** ID5: two names that read alike share this text: case, separators and the digits that pass for letters fall away. */
const skeleton = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[-_]/g, "")
    .replaceAll("1", "l")
    .replaceAll("i", "l")
    .replaceAll("0", "o")
    .replaceAll("3", "e")
    .replaceAll("5", "s");

const RESERVED_SKELETONS: ReadonlySet<string> = new Set(RESERVED.map(skeleton));

/** ID4: the form in which usernames are unique: "Ada" and "ada" are one member. */
export const usernameKey = (name: string): string => name.normalize("NFKC").trim().toLowerCase();

export const isReservedUsername = (name: string): boolean => RESERVED_SKELETONS.has(skeleton(name));

/**
 * ID3: full-width and other compatibility forms are folded (NFKC); what is then not plain ASCII is refused, so a Cyrillic
 * "а" never passes for an "a". ID5: names of the product are refused, also in disguise.
 */
export const checkUsername = (given: string): Result<Username, UsernameRefused> => {
  // Composing makes a third of a text at the least, so that what is cut here is too long all the same.
  const name = given.trim().slice(0, 200).normalize("NFKC");
  if (name.length < USERNAME_MIN || name.length > USERNAME_MAX)
    return err({ _tag: "UsernameLength", min: USERNAME_MIN, max: USERNAME_MAX });
  if (!/^[A-Za-z][\w-]*$/.test(name)) return err({ _tag: "UsernameCharacters", accepted: "a-z A-Z 0-9 _ -" });
  return isReservedUsername(name) ? err({ _tag: "UsernameReserved" }) : ok(name as Username);
};
