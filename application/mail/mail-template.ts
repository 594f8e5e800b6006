import { listToken } from "../platform/token.ts";
import type { JobPayload } from "../platform/job.ts";

/** Arguments of a message; an instant is a number that the message formats. */
export type MailValues = { readonly [name: string]: string | number };

/** A message of `mail.json` with its arguments. */
export type MailWords = { readonly id: string; readonly values?: MailValues };

export type MailBlock =
  | { readonly _tag: "Text"; readonly words: MailWords }
  /** A button, with its address written out for readers who cannot click. `path` is below the operator's origin. */
  | { readonly _tag: "Link"; readonly words: MailWords; readonly path: string }
  /** Known facts, a line each: name and value. */
  | { readonly _tag: "Facts"; readonly facts: readonly (readonly [name: MailWords, value: MailWords | string])[] }
  /** A person's own words, unchanged. */
  | { readonly _tag: "Quote"; readonly text: string }
  /** Said small, at the end. */
  | { readonly _tag: "Hint"; readonly words: MailWords };

export type MailContent = {
  readonly subject: MailWords;
  readonly blocks: readonly MailBlock[];
  /** W227: which of the member's kinds of mail this is; absent for mail that somebody's own act caused. */
  readonly list?: string;
};

/** Facts that are known when a mail is written. */
export type MailFacts = {
  readonly username: string;
  /** Secret texts that links carry, made when the mail is written: none of them is kept anywhere. */
  readonly token: string;
};

/** W225: what a mail says. `values` are as they were queued. */
export type MailTemplate<V extends JobPayload = JobPayload> = (values: V, facts: MailFacts) => MailContent;

/** Templates of one concept, by the name under which its mails are queued. */
export type MailsOfConcept = { readonly [name: string]: MailTemplate<never> };
/** Mails of all concepts. */
export const MailTemplates = listToken<MailsOfConcept>("MailTemplates");
