import { isMemberId, type MemberId } from "@morsel/domain/identity";
import type { MailLinks } from "./mail-links.ts";

/** W227: takes a POST; the sealed text says who wants no more of what. */
export const UNSUBSCRIBE_PATH = "/api/services/mail/unsubscribe";

export const unsubscribePath = (links: MailLinks, member: MemberId, list: string): string =>
  `${UNSUBSCRIBE_PATH}?token=${links.seal(`${member} ${list}`)}`;

/** Undefined for what is no such text of this server's. */
export const readUnsubscribe = (
  links: MailLinks,
  sealed: string,
): { readonly member: MemberId; readonly list: string } | undefined => {
  const [member, list] = links.open(sealed)?.split(" ") ?? [];
  return isMemberId(member) && list !== undefined ? { member, list } : undefined;
};
