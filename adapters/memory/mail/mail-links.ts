import type { MailLinks } from "@morsel/application/mail/mail-links";

/** For stories and tests without Node: whoever looks can make them. */
export const makeMemoryMailLinks = (): MailLinks => ({
  tokenOf: (id) => `token-of-${id}`,
  hashOf: (token) => `hash of ${token}`,
  seal: (text) => encodeURIComponent(`sealed ${text}`),
  open: (sealed) => (sealed.startsWith("sealed%20") ? decodeURIComponent(sealed).slice("sealed ".length) : undefined),
});
