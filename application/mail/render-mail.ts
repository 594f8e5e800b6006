import { isLocale } from "@morsel/domain/locales";
import type { MailBlock, MailContent, MailWords } from "./mail-template.ts";

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

type Say = (words: MailWords) => string;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** One line, also where a value holds others: a header ends where its line ends. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

const valueOf = (value: MailWords | string, say: Say): string => (typeof value === "string" ? value : say(value));

const textOf = (block: MailBlock, say: Say, origin: string): string => {
  switch (block._tag) {
    case "Text":
    case "Hint":
      return say(block.words);
    case "Quote":
      return block.text;
    case "Link":
      return `${say(block.words)}:\n${origin}${block.path}`;
    case "Facts":
      return block.facts.map(([name, value]) => `${say(name)}: ${valueOf(value, say)}`).join("\n");
  }
};

const PARAGRAPH = "margin:0 0 16px";

const htmlOf = (block: MailBlock, say: Say, origin: string): string => {
  switch (block._tag) {
    case "Text":
      return `<p style="${PARAGRAPH}">${escaped(say(block.words))}</p>`;
    case "Quote":
      return `<p style="${PARAGRAPH};white-space:pre-wrap;overflow-wrap:anywhere">${escaped(block.text)}</p>`;
    case "Hint":
      return `<p class="hint" style="${PARAGRAPH};font-size:14px;color:#5c6470">${escaped(say(block.words))}</p>`;
    case "Link": {
      const url = escaped(origin + block.path);
      return `<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d5fd1;color:#ffffff;text-decoration:none;font-weight:600">${escaped(say(block.words))}</a></p><p class="hint" style="${PARAGRAPH};font-size:14px;color:#5c6470;overflow-wrap:anywhere">${url}</p>`;
    }
    case "Facts":
      return `<table role="presentation" style="${PARAGRAPH};border-collapse:collapse">${block.facts
        .map(
          ([name, value]) =>
            `<tr><td class="hint" style="padding:4px 16px 4px 0;color:#5c6470;vertical-align:top">${escaped(say(name))}</td><td style="padding:4px 0;vertical-align:top">${escaped(valueOf(value, say))}</td></tr>`,
        )
        .join("")}</table>`;
  }
};

/** What mail programs know of style sheets is little: colours stand at the elements, the dark ones in one rule each. */
const DARK =
  "@media (prefers-color-scheme:dark){body,.page{background:#14171c!important}.sheet{background:#1c2027!important;color:#e9ebee!important}.hint{color:#a7aeb8!important}.button{background:#7aa7f5!important;color:#0d1420!important}}";

/** W226: one template, HTML and plain text. `origin` is the operator's. */
export const renderMail = (content: MailContent, locale: string, say: Say, origin: string): RenderedMail => {
  const subject = oneLine(say(content.subject));
  const language = isLocale(locale) ? locale : "en";
  const body = content.blocks.map((block) => htmlOf(block, say, origin)).join("");
  return {
    subject,
    text: `${content.blocks.map((block) => textOf(block, say, origin)).join("\n\n")}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${DARK}</style></head><body style="margin:0;background:#f4f2ee"><div class="page" style="padding:24px 12px;background:#f4f2ee"><div class="sheet" style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff;color:#1d2127;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>${body}</div></div></body></html>`,
  };
};
