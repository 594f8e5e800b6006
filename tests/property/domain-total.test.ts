import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signInPath } from "@morsel/domain/identity";
import { forumLink, headerLinks, primaryMenu } from "@morsel/domain/navigation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyNumbers } from "../arbitraries/numbers.ts";

/** What people, scripts and other systems put where a text is expected. */
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

/** What is given for a parameter of a type, as the report of the package writes types; other types have tests of their own. */
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

type Signature = {
  readonly name: string;
  readonly asked: (...given: readonly unknown[]) => unknown;
  readonly given: readonly fc.Arbitrary<unknown>[];
};

const isFunction = (value: unknown): value is Signature["asked"] => typeof value === "function";

const readSignatures = async (): Promise<readonly Signature[]> => {
  const domain = join(import.meta.dirname, "../../domain");
  const signatures: Signature[] = [];
  for (const part of readFileSync(join(domain, "api-report.md"), "utf8").split(/^## /m).slice(1)) {
    const concept = part.split("\n", 1)[0]?.trim() ?? "";
    const exported: Readonly<Record<string, unknown>> = await import(
      /* @vite-ignore */ `${domain}/${concept}/index.ts`
    );
    for (const [, name = "", list = ""] of part.matchAll(/^export declare const (\w+): \(([^()]+)\) => /gm)) {
      const asked = exported[name];
      const given = list.split(", ").flatMap((parameter) => {
        const [label = "", type = ""] = parameter.split(": ");
        const values = GIVEN.get(type);
        return values === undefined ? [] : [label.endsWith("?") ? fc.option(values, { nil: undefined }) : values];
      });
      if (isFunction(asked) && given.length === list.split(", ").length)
        signatures.push({ name: `${concept} ${name}`, asked, given });
    }
  }
  return signatures;
};

describe("every function of texts and numbers", async () => {
  const signatures = await readSignatures();

  it("is found in the report of the package", () => {
    expect(signatures.length).toBeGreaterThan(150);
  });

  it.each(signatures.map((signature) => [signature.name, signature] as const))(
    "%s answers, whatever it is given",
    (_name, { asked, given }) => {
      fc.assert(
        fc.property(fc.tuple(...given), (values) => {
          expect(() => void asked(...values)).not.toThrow();
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
