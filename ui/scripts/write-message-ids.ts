import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes `i18n/ids.ts` from the English files there are: the ids of all messages, and the names of the files. With --check
 * it writes nothing and fails when the file is not what it would be.
 */
const i18n = join(import.meta.dirname, "../i18n");
const target = join(i18n, "ids.ts");

const names = readdirSync(join(i18n, "messages/en"))
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length))
  .toSorted();

const variable = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const text = `// Written by scripts/write-message-ids.ts from the files in messages/en. Do not edit.
${names.map((name) => `import type ${variable(name)} from "./messages/en/${name}.json";`).join("\n")}

type English = ${names.map((name) => `typeof ${variable(name)}`).join(" &\n  ")};

/** Every message there is; an id that has no English words does not compile. */
export type MessageId = keyof English & string;

/** The files of messages: a page says which ones it needs. */
export type Words = ${names.map((name) => `"${name}"`).join(" | ")};

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
`;

if (!process.argv.includes("--check")) writeFileSync(target, text);
else if (readFileSync(target, "utf8") !== text) {
  console.error("ui/i18n/ids.ts is not what the files of messages say: run npm run generate.");
  process.exitCode = 1;
}
