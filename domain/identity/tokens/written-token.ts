import { isMemberId, type MemberId } from "../member.ts";

const HEX = 32;

/** Kinds of what is told: a token of the member's own, and the code and the tokens of an app. */
export type WrittenKind = "morsel_" | "morselcode_" | "morselapp_" | "morselrefresh_";

/** The member's id goes with the secret, so that one row of the member's is looked for. */
export const writtenToken = (kind: WrittenKind, member: MemberId, secret: string): string =>
  `${kind}${member.replaceAll("-", "")}_${secret}`;

export const readToken = (
  kind: WrittenKind,
  text: string,
): { readonly member: MemberId; readonly secret: string } | undefined => {
  if (!text.startsWith(kind) || text.length > 200) return undefined;
  const hex = text.slice(kind.length, kind.length + HEX);
  const member = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  const secret = text.slice(kind.length + HEX + 1);
  return isMemberId(member) && text[kind.length + HEX] === "_" && secret !== "" ? { member, secret } : undefined;
};
