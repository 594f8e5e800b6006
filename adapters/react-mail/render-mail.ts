import type { MailBlock, MailContent, MailWords } from "@morsel/application/mail/mail-template";
import type { WrittenMail } from "@morsel/application/mail/mail-writer";
import { isLocale } from "@morsel/domain/locales";
import { createElement as h, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Action, Facts, Hint, MailDocument, Paragraph, Quote } from "./mail-elements.ts";
import { plainText } from "./plain-text.ts";

type Say = (words: MailWords) => string;

/** One line, also where a value holds others: a header ends where its line ends. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

const elementOf = (block: MailBlock, say: Say, origin: string): ReactElement => {
  switch (block._tag) {
    case "Text":
      return h(Paragraph, null, say(block.words));
    case "Hint":
      return h(Hint, null, say(block.words));
    case "Quote":
      return h(Quote, null, block.text);
    case "Link":
      return h(Action, { href: origin + block.path }, say(block.words));
    case "Facts":
      return h(Facts, {
        facts: block.facts.map(([name, value]) => [say(name), typeof value === "string" ? value : say(value)] as const),
      });
  }
};

/** W226: one tree, HTML and plain text. `origin` is the operator's. */
export const renderMail = (content: MailContent, locale: string, say: Say, origin: string): WrittenMail => {
  const subject = oneLine(say(content.subject));
  const language = isLocale(locale) ? locale : "en";
  const blocks = content.blocks.map((block) => elementOf(block, say, origin));
  const tree = h(MailDocument, { title: subject, language }, ...blocks);
  return { subject, text: plainText(tree), html: `<!doctype html>${renderToStaticMarkup(tree)}` };
};
