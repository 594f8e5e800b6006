import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect, isDeepStrictEqual } from "node:util";
import { signInPath } from "@morsel/domain/identity";
import { isCalendarDate } from "@morsel/domain/calendar";
import { isLocale } from "@morsel/domain/locales";
import { forumLink, headerLinks, primaryMenu } from "@morsel/domain/navigation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyNumbers } from "../arbitraries/numbers.ts";

/** Texts that people, scripts and other systems may send. */
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    "\u0000",
    "\ud800",
    "%",
    "%ff",
    "__proto__",
    "constructor",
    "toString",
    "(",
    "[",
    "//",
    "/de//..\\x",
  ),
  fc.constantFrom("１２", "٣", "½⁄", "аdmin", "1,500", "1/0", "2026-02-30", "9999-99-99", "NaN", "x".repeat(5000)),
);
const dates = fc.constantFrom("1800-01-01", "2024-02-29", "2199-12-31");

/** Arguments for each type of parameter, as the report of the package writes types; other types have tests of their own. */
const GIVEN: ReadonlyMap<string, fc.Arbitrary<unknown>> = new Map<string, fc.Arbitrary<unknown>>([
  ["number", anyNumbers],
  ["string", texts],
  ["boolean", fc.boolean()],
  ["unknown", fc.oneof(anyNumbers, texts, fc.anything())],
  ["string | undefined", fc.option(texts, { nil: undefined })],
  ["string | null", fc.option(texts)],
  ["number | undefined", fc.option(anyNumbers, { nil: undefined })],
  ["readonly string[]", fc.array(texts)],
  ["readonly number[]", fc.array(anyNumbers)],
  ["CalendarDate", dates],
  ["Locale", fc.constantFrom("en", "de", "zh-TW")],
]);

const isTextList = (answer: unknown): boolean =>
  Array.isArray(answer) && answer.every((part) => typeof part === "string");
const isFinite = (answer: unknown): boolean => typeof answer === "number" && Number.isFinite(answer);

/** Checks of results by type. A plain `number` may be NaN or infinite if the argument was; a `number | undefined` never is. */
const PROMISED: ReadonlyMap<string, (answer: unknown) => boolean> = new Map<string, (answer: unknown) => boolean>([
  ["boolean", (answer) => typeof answer === "boolean"],
  ["number", (answer) => typeof answer === "number"],
  ["number | undefined", (answer) => answer === undefined || isFinite(answer)],
  ["string", (answer) => typeof answer === "string"],
  ["string | undefined", (answer) => answer === undefined || typeof answer === "string"],
  ["readonly string[]", isTextList],
  ["readonly string[] | undefined", (answer) => answer === undefined || isTextList(answer)],
  ["CalendarDate", isCalendarDate],
  ["CalendarDate | undefined", (answer) => answer === undefined || isCalendarDate(answer)],
  ["Locale", isLocale],
  ["Locale | undefined", (answer) => answer === undefined || isLocale(answer)],
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Either what was asked for or why not, by the name of the situation. */
const isResult = (answer: unknown): boolean =>
  isRecord(answer) &&
  (answer["ok"] === true
    ? "value" in answer
    : answer["ok"] === false &&
      (typeof answer["error"] === "string" ||
        (isRecord(answer["error"]) && typeof answer["error"]["_tag"] === "string")));

const promiseOf = (type: string): ((answer: unknown) => boolean) =>
  / is /.test(type)
    ? (answer) => typeof answer === "boolean"
    : type.startsWith("Result<")
      ? isResult
      : type.startsWith("readonly ") && type.endsWith("[]")
        ? (PROMISED.get(type) ?? Array.isArray)
        : (PROMISED.get(type) ?? (() => true));

/**
 * Finds values that the domain never returns: null, and numbers that are not finite. The field `given` of a refusal repeats the argument
 * and is skipped.
 */
const holes = (value: unknown, at = "answer"): readonly string[] =>
  value === null || (typeof value === "number" && !Number.isFinite(value))
    ? [`${at} is ${value}`]
    : isRecord(value)
      ? Object.entries(value).flatMap(([name, part]) => (name === "given" ? [] : holes(part, `${at}.${name}`)))
      : [];

const frozen = <A>(value: A): A => {
  if (isRecord(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};

type Signature = {
  readonly answer: string;
  readonly name: string;
  readonly asked: (...given: readonly unknown[]) => unknown;
  readonly given: readonly fc.Arbitrary<unknown>[];
};

const isFunction = (value: unknown): value is Signature["asked"] => typeof value === "function";

const SIGNATURE = /^export declare const (\w+): \(([^()]+)\) => ([^\n]*?)[;{]?$/gm;

const readSignatures = async (): Promise<readonly Signature[]> => {
  const domain = join(import.meta.dirname, "../../domain");
  const signatures: Signature[] = [];
  for (const part of readFileSync(join(domain, "api-report.md"), "utf8").split(/^## /m).slice(1)) {
    const concept = part.split("\n", 1)[0]?.trim() ?? "";
    const exported: Readonly<Record<string, unknown>> = await import(
      /* @vite-ignore */ `${domain}/${concept}/index.ts`
    );
    for (const [, name = "", list = "", answer = ""] of part.matchAll(SIGNATURE)) {
      const asked = exported[name];
      const given = list.split(", ").flatMap((parameter) => {
        const [label = "", type = ""] = parameter.split(": ");
        const values = GIVEN.get(type);
        return values === undefined ? [] : [label.endsWith("?") ? fc.option(values, { nil: undefined }) : values];
      });
      if (isFunction(asked) && given.length === list.split(", ").length)
        signatures.push({ name: `${concept} ${name}`, asked, given, answer });
    }
  }
  return signatures;
};

/** Functions that may return such values, and why. */
const MAY_HOLD: Readonly<Record<string, string>> = {
  "consent consentStatusQuery": "null is what the wire says",
  "identity captchaToken": "null is what its form says",
  "foods termsOf": "the closeness that was given is handed on",
};

describe("every function of texts and numbers", async () => {
  const signatures = await readSignatures();

  it("is found in the report of the package", () => {
    expect(signatures.length).toBeGreaterThan(150);
  });

  it.each(signatures.map((signature) => [signature.name, signature] as const))(
    "%s answers what its type promises, whatever it is given, the same again, and leaves what it was given",
    (name, { asked, given, answer: type }) => {
      const isPromised = promiseOf(type);
      fc.assert(
        fc.property(fc.tuple(...given), (values) => {
          const answer = asked(...frozen(values));
          if (!isPromised(answer)) expect.fail(`${type} is promised, and the answer is ${inspect(answer)}`);
          const found = type === "number" || Object.hasOwn(MAY_HOLD, name) ? [] : holes(answer);
          if (found.length > 0) expect.fail(found.join(", "));
          const again = asked(...values);
          if (!isDeepStrictEqual(again, answer)) expect(again).toEqual(answer);
        }),
      );
    },
  );

  it("that makes an address makes one of half a character too", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const viewer = { isSignedIn: true, username: text, isAdmin: false } as const;
        const links = [
          forumLink(text, true, { base: text, singleSignOn: "/sso", clientId: text }),
          signInPath({ id: text, kind: "oauth" }),
          ...headerLinks({ isSignedIn: false }, text, text).map(({ link }) => link),
          ...primaryMenu(viewer, "en").flatMap(({ secondaryMenu }) => secondaryMenu.map(({ link }) => link)),
        ];
        for (const link of links) expect(() => decodeURI(link)).not.toThrow();
      }),
    );
  });
});
