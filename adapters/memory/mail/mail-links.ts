import type { MailLinks } from "@morsel/application/mail/mail-links";

/** For stories and tests without Node: the links are predictable. */
export const makeMemoryMailLinks = (): MailLinks => ({
  tokenOf: (id) => `token-of-${id}`,
  hashOf: (token) => `hash of ${token}`,
  seal: (text) => encodeURIComponent(`sealed ${text}`),
  open: (sealed) => (sealed.startsWith("sealed%20") ? decodeURIComponent(sealed).slice("sealed ".length) : undefined),
});
