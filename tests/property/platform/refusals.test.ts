import * as declared from "@morsel/adapters/http-contract/groups";
import { readRefusal, writeRefusal } from "@morsel/adapters/http-contract/shared/problem";
import { PROBLEMS } from "@morsel/adapters/http-contract/shared/registered-problems";
import * as fieldRules from "@morsel/application/field-rules";
import { refusalIn, refusalWords } from "@morsel/ui/i18n/refusals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const KINDS = {
  string: fc.string(),
  int: fc.integer(),
  strings: fc.array(fc.string()),
} as const;

const tagsOf = (registry: readonly object[]): readonly string[] => registry.flatMap((one) => Object.keys(one));

describe("refusals", () => {
  it("each tag is declared by one concept", () => {
    for (const tags of [
      tagsOf(Object.values(declared).flatMap((concept) => ("problems" in concept ? [concept.problems] : []))),
      tagsOf(Object.values(fieldRules)),
    ])
      expect(tags.toSorted()).toEqual([...new Set(tags)].toSorted());
  });

  it("what the server writes of a refusal, the page reads as it was", () => {
    for (const [tag, { fields, ...problem }] of Object.entries(PROBLEMS)) {
      const plain = Object.entries(fields).flatMap(([name, field]) => {
        if (typeof field === "function") return [];
        return [[name, KINDS[typeof field === "string" ? field : field[1]]] as const];
      });
      fc.assert(
        fc.property(fc.record(Object.fromEntries<fc.Arbitrary<unknown>>(plain)), (more) => {
          const refused = { _tag: tag, ...more };
          const names = Object.fromEntries(plain.map(([name]) => [name, fields[name] ?? "string"]));
          const wire: unknown = JSON.parse(JSON.stringify(writeRefusal(refused, names, problem)));
          expect(readRefusal(tag, names, wire)).toEqual(refused);
        }),
        { numRuns: 20 },
      );
    }
  });

  it("a refusal is told in the words of its tag, with its figures; one without words is told as unexpected", () => {
    const messages = { "refused.unexpected": "", "refused.DayIsFull": "" };
    const intl = {
      messages,
      formatMessage: ({ id }: { readonly id: string }, values?: object) => JSON.stringify([id, values]),
    } as unknown as Parameters<typeof refusalWords>[0];
    const full = { _tag: "DayIsFull", limit: 7 };
    expect(JSON.parse(refusalWords(intl, full))).toEqual(["refused.DayIsFull", full]);
    const taken = { _tag: "EmailTaken" };
    expect(JSON.parse(refusalWords(intl, taken))).toEqual(["refused.unexpected", taken]);
    expect(JSON.parse(refusalWords(intl, new Error("a fault")))).toEqual(["refused.unexpected", {}]);
    expect(refusalIn(Object.assign(new Error("a fault"), { _tag: "Fault" }))).toBeUndefined();
    const rule = { _tag: "UnderAge", field: "birthDate", minimumAge: 18 };
    const said = refusalWords(intl, { _tag: "FieldRefused", rule }, (refused) => `told of ${refused._tag}`);
    expect(said).toBe("told of UnderAge");
  });
});
