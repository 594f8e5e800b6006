import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../i18n/messages/en");

/** What stands in braces is filled in later; the innermost go first. */
const withoutArguments = (message: string): string => {
  const shorter = message.replaceAll(/\{[^{}]*\}/g, "");
  return shorter === message ? message : withoutArguments(shorter);
};

/** What the page says in English, as one line, and figures as often as it shows them. */
export const sampleText = (): string => {
  const messages = readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => Object.values(JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Record<string, string>));
  return messages.map((message, i) => `${withoutArguments(message)} ${i % 10}`).join(" ");
};
