import { fragment, joined, nameOf, statementOf } from "@morsel/adapters/sql/engine/fragment";
import { describe, expect, it } from "vitest";

const slot = (name: string) => ({ slot: name });

describe("a statement that is put together", () => {
  it("has the text of its parts, and the places of their values in the order in which they stand", () => {
    const conditions = ["first", "second"].map((name) => fragment`word = ${slot(name)}`);
    const { template, slots } = statementOf(
      fragment`select place from ${nameOf("words_", 3)} where ${joined(conditions, " and ")} limit ${slot("limit")}`,
    );
    expect([...template]).toEqual(["select place from words_3 where word = ", " and word = ", " limit ", ""]);
    expect(slots).toEqual(["first", "second", "limit"]);
  });

  it("has nothing where no part is joined", () => {
    const { template, slots } = statementOf(fragment`limit ${slot("most")}${joined([], " - ")}`);
    expect([...template]).toEqual(["limit ", ""]);
    expect(slots).toEqual(["most"]);
  });
});
