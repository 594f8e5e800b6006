import { token } from "../platform/token.ts";

/** Secret texts for links in mails. They are made of the server's secret, so that none of them has to be kept. */
export interface MailLinks {
  /**
   * Token for an id, always the same; the id alone is not enough to make it. `hash` is the stored hash of the first token: with it the text
   * is the same also after the secret changed once (ID82).
   */
  readonly tokenOf: (id: string, hash?: string) => string;
  /** How a token is kept: nobody makes the token of it. */
  readonly hashOf: (token: string) => string;
  /** A text that only this server can read and make. */
  readonly seal: (text: string) => string;
  readonly open: (sealed: string) => string | undefined;
}

export const MailLinks = token<MailLinks>("MailLinks");

/** The operator's origin, as people reach it. */
export const PublicOrigin = token<string>("PublicOrigin");
