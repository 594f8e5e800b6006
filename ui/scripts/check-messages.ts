import { PROBLEMS } from "@morsel/adapters/http-contract/shared/registered-problems";
import { SHIPPED_CATEGORIES } from "@morsel/domain/forum";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "vite";
import { faultsOf } from "../i18n/translation-rules.ts";

/** Every id has English words and is used, translations know the same ids and arguments, and no text stands in JSX. */
const root = join(import.meta.dirname, "..");
const words = join(root, "i18n/messages");
const wrong: string[] = [];

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.name === "dist" || entry.name === "node_modules"
      ? []
      : entry.isDirectory()
        ? filesUnder(join(folder, entry.name))
        : [join(folder, entry.name)],
  );

/** Control characters: UTF-8 that was read as another encoding leaves them. */
const MISREAD = /[\u0080-\u009f\ufffd]/;
/** Typography asks for ’; inside a word, ' quotes no syntax of the message either. */
const STRAIGHT = /\p{L}'\p{L}/u;

const messagesOf = (locale: string): ReadonlyMap<string, string> => {
  const all = new Map<string, string>();
  for (const file of readdirSync(join(words, locale)).filter((name) => name.endsWith(".json")))
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(join(words, locale, file), "utf8")) as object)) {
      if (all.has(id)) wrong.push(`${locale}/${file}: "${id}" is there twice`);
      if (MISREAD.test(String(text))) wrong.push(`${locale}/${file}: "${id}" was read in the wrong encoding`);
      if (STRAIGHT.test(String(text))) wrong.push(`${locale}/${file}: "${id}" has a straight apostrophe`);
      all.set(id, String(text));
    }
  return all;
};

/** The names of a message's arguments and tags; its plurals may differ between languages. */
const argumentsOf = (parts: readonly MessageFormatElement[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const part of parts) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
    names.add(part.value);
    if (part.type === TYPE.tag) for (const name of argumentsOf(part.children)) names.add(name);
    if (part.type === TYPE.plural || part.type === TYPE.select)
      for (const option of Object.values(part.options)) for (const name of argumentsOf(option.value)) names.add(name);
  }
  return names;
};

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((name) => b.has(name));

/** As a regular expression reads it. */
const quoted = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");

const parsed = (where: string, text: string): ReadonlySet<string> | undefined => {
  try {
    return argumentsOf(parse(text));
  } catch (problem) {
    wrong.push(`${where} cannot be read: ${String(problem)}`);
    return undefined;
  }
};

/** Ids of messages that a language says as English does, with the reason for each group. */
const sameAsEnglish = (locale: string): ReadonlySet<string> => {
  const file = join(root, "i18n/same-as-english", `${locale}.json`);
  if (!existsSync(file)) return new Set();
  return new Set(Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, readonly string[]>).flat());
};

const english = messagesOf("en");
const wanted = new Map([...english].map(([id, text]) => [id, parsed(`en: "${id}"`, text)] as const));

/** A missing message is no error, English stands in: a language without any is named, a started one is told what it lacks. */
const missing: string[] = [];
const wordless: string[] = [];

for (const locale of readdirSync(words).filter((name) => name !== "en")) {
  const translated = messagesOf(locale);
  const same = sameAsEnglish(locale);
  if (translated.size === 0) wordless.push(locale);
  else for (const id of english.keys()) if (!translated.has(id)) missing.push(`${locale} lacks "${id}"`);
  for (const [id, text] of translated) {
    const given = parsed(`${locale}: "${id}"`, text);
    const there = wanted.get(id);
    if (!english.has(id)) wrong.push(`${locale}: "${id}" is no message`);
    else if (given !== undefined && there !== undefined && !isSame(given, there))
      wrong.push(`${locale}: "${id}" has other arguments than English`);
    else if (given !== undefined)
      wrong.push(
        ...faultsOf(locale, english.get(id) ?? "", text, same.has(id)).map((fault) => `${locale}: "${id}" ${fault}`),
      );
  }
}

const sources = filesUnder(root).filter((file) => /\.tsx?$/.test(file) && !file.includes(".stories."));
/** Mail is written by the server: its templates stand outside the page. */
const mails = filesUnder(join(root, "../application")).filter((file) => /mails?(?:-job)?\.ts$/.test(file));
const texts = [...sources, ...mails].map((file) => readFileSync(file, "utf8"));

/** An id is used where it is written out, or where a template could make it: `home.good.${hour}`. */
const templates = texts.flatMap((text) =>
  [...text.matchAll(/`([a-z][\w.-]*\.)\$\{[^}`]+\}([\w.-]*(?:\$\{[^}`]+\}[\w.-]*)*)`/gi)].map(
    ([, head = "", tail = ""]) =>
      new RegExp(
        `^${quoted(head)}[^.]+${tail
          .split(/\$\{[^}]+\}/)
          .map(quoted)
          .join("[^.]+")}$`,
      ),
  ),
);
/** Refusals that are no problems of the wire: no answer came at all, and what nobody foresaw. */
const NOT_ON_THE_WIRE = ["Unreachable", "unexpected"];
const refusals = new Set([
  ...Object.entries(PROBLEMS).flatMap(([tag, { isUnseen }]) => (isUnseen === true ? [] : [`refused.${tag}`])),
  ...NOT_ON_THE_WIRE.map((tag) => `refused.${tag}`),
]);
for (const id of refusals) if (!english.has(id)) wrong.push(`en: a page can be refused "${id}", which has no words`);

/** Names of the forum's categories, which the domain lists. */
const categoryNames: ReadonlySet<string> = new Set(SHIPPED_CATEGORIES.flatMap(({ key = [] }) => key));
/** Named by the domain, not by the page. */
const NAMED_ELSEWHERE = /^(navigation|title|description|mobileDownload)\./;

for (const id of english.keys())
  if (
    !NAMED_ELSEWHERE.test(id) &&
    !refusals.has(id) &&
    !categoryNames.has(id) &&
    !texts.some((text) => text.includes(`"${id}"`)) &&
    !templates.some((template) => template.test(id))
  )
    wrong.push(`en: "${id}" is used nowhere`);

type Node = { readonly type?: string; readonly value?: unknown; readonly [key: string]: unknown };
const READ_ALOUD = new Set(["aria-label", "title", "alt", "placeholder", "label", "description"]);
const hasWords = (text: unknown): boolean => typeof text === "string" && /\p{L}{2}/u.test(text);

const literalsIn = (node: unknown, file: string): void => {
  if (Array.isArray(node)) return node.forEach((one) => literalsIn(one, file));
  if (typeof node !== "object" || node === null) return undefined;
  const { type, value, name } = node as Node;
  if (type === "JSXText" && hasWords(value)) wrong.push(`${file}: text in JSX: ${String(value).trim()}`);
  if (type === "JSXAttribute" && READ_ALOUD.has(String((name as Node).name)) && hasWords((value as Node | null)?.value))
    wrong.push(`${file}: text in ${String((name as Node).name)}: ${String((value as Node).value)}`);
  for (const child of Object.values(node)) literalsIn(child, file);
};

for (const file of sources.filter((name) => name.endsWith(".tsx"))) {
  literalsIn(parseSync(file, readFileSync(file, "utf8"), { lang: "tsx" }).program, relative(root, file));
}

for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
else {
  console.log(`${english.size} messages, each with its words in English.`);
  if (wordless.length > 0) console.log(`No words yet, all missing: ${wordless.join(", ")}.`);
  for (const line of missing) console.log(line);
}
