import { isMemberId, type MemberId } from "../identity/index.ts";

/** Makes a text unreadable to others, and reads it again. */
export type TextSeal = {
  readonly seal: (text: string) => string;
  readonly open: (sealed: string) => string | undefined;
};

/** W227: takes a POST; the sealed text says who wants no more of what. */
const UNSUBSCRIBE_PATH = "/api/services/mail/unsubscribe";

export const unsubscribePath = (seals: TextSeal, member: MemberId, list: string): string =>
  `${UNSUBSCRIBE_PATH}?token=${seals.seal(`${member} ${list}`)}`;

/** Undefined for what is no such text of this server's. */
export const readUnsubscribe = (
  seals: TextSeal,
  sealed: string,
): { readonly member: MemberId; readonly list: string } | undefined => {
  const [member, list] = seals.open(sealed)?.split(" ") ?? [];
  return isMemberId(member) && list !== undefined ? { member, list } : undefined;
};
