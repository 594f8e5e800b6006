import { emailKey, isMemberId, type MemberId, usernameKey } from "../identity/index.ts";

/** AD7: a text is one of these; `begins` is compared with what is stored for comparison. */
export type MemberSearch =
  | { readonly by: "newest" }
  | { readonly by: "id"; readonly id: MemberId }
  | { readonly by: "username" | "email"; readonly begins: string };

/** AD7 */
export const memberSearch = (text: string): MemberSearch => {
  const trimmed = text.trim();
  if (trimmed === "") return { by: "newest" };
  const id = trimmed.toLowerCase();
  if (isMemberId(id)) return { by: "id", id };
  return trimmed.includes("@")
    ? { by: "email", begins: emailKey(trimmed) }
    : { by: "username", begins: usernameKey(trimmed) };
};

/** The lists of members beside a search. */
export const MEMBER_VIEWS = ["all", "suspended", "admins"] as const;
export type MemberView = (typeof MEMBER_VIEWS)[number];
