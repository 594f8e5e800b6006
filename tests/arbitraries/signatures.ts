import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A function of the domain with its parameters, as the report of the package writes them: "text: string", "mark?: DecimalMark". */
export type Signature = {
  /** "identity checkEmail" */
  readonly name: string;
  readonly asked: (...given: readonly unknown[]) => unknown;
  readonly parameters: readonly { readonly isOptional: boolean; readonly type: string }[];
};

const isFunction = (value: unknown): value is Signature["asked"] => typeof value === "function";

/** Every exported function whose parameters are plain words, not functions or objects written out. */
export const readSignatures = async (): Promise<readonly Signature[]> => {
  const domain = join(import.meta.dirname, "../../domain");
  const signatures: Signature[] = [];
  for (const part of readFileSync(join(domain, "api-report.md"), "utf8").split(/^## /m).slice(1)) {
    const concept = part.split("\n", 1)[0]?.trim() ?? "";
    const exported: Readonly<Record<string, unknown>> = await import(
      /* @vite-ignore */ `${domain}/${concept}/index.ts`
    );
    for (const [, name = "", list = ""] of part.matchAll(/^export declare const (\w+): \(([^()]+)\) => /gm)) {
      const asked = exported[name];
      const parameters = list.split(", ").map((parameter) => {
        const [label = "", type = ""] = parameter.split(": ");
        return { isOptional: label.endsWith("?"), type };
      });
      if (isFunction(asked)) signatures.push({ name: `${concept} ${name}`, asked, parameters });
    }
  }
  return signatures;
};

/** Arguments for the parameters that are no text. */
const FILLED: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["number", 3],
  ["boolean", true],
  ["CalendarDate", "2024-02-29"],
  ["Locale", "de"],
]);

const ORIGIN = "https://morsel.example";
const isText = (type: string): boolean => /^(string|unknown)( \| (string|null|undefined))*$/.test(type);

export type TextFunction = { readonly name: string; readonly ask: (text: string) => unknown };

/** The functions that take a text and nothing that a test would have to invent; asked with the text in each place where one is taken. */
export const textFunctions = async (): Promise<readonly TextFunction[]> =>
  (await readSignatures()).flatMap(({ name, asked, parameters }) => {
    const needed = parameters.filter(({ isOptional }) => !isOptional);
    const isAskable = needed.every(({ type }) => isText(type) || type === "readonly string[]" || FILLED.has(type));
    const places = parameters.flatMap(({ type }, i) => (isText(type) || type === "readonly string[]" ? [i] : []));
    if (!isAskable || places.length === 0) return [];
    const given = (place: number, text: string) =>
      parameters.slice(0, Math.max(place + 1, needed.length)).map(({ type }, i) => {
        if (type === "readonly string[]") return i === place ? [text, text] : [];
        return isText(type) ? (i === place ? text : ORIGIN) : FILLED.get(type);
      });
    return [{ name, ask: (text: string) => places.forEach((place) => void asked(...given(place, text))) }];
  });
