import { hasWords, toLog } from "@morsel/ui/features/home/components/palette/palette-items";
import { describe, expect, it } from "vitest";

describe("the palette reads what is typed", () => {
  it.each([
    ["log 2 eggs", "log", "2 eggs"],
    ["LOG  2 eggs", "log", "2 eggs"],
    ["2 yumurta ekle", "ekle", "2 yumurta"],
    ["ekle 2 yumurta", "ekle", "2 yumurta"],
    ["2 Eier eintragen", "eintragen", "2 Eier"],
    ["記錄2顆蛋", "記錄", "2顆蛋"],
    ["記録 卵2個", "記録", "卵2個"],
    ["달걀 2개 기록", "기록", "달걀 2개"],
    ["2 eggs", "log", undefined],
    ["log", "log", undefined],
    ["記錄", "記錄", undefined],
    ["yule log", "log", undefined],
    ["logs of wood", "log", undefined],
  ])("%s", (text, word, wanted) => expect(toLog(text, word)).toBe(wanted));

  it("finds a page by the beginning of its words, and anywhere where words have no spaces", () => {
    expect(hasWords("dia fo", "Food diary")).toBe(true);
    expect(hasWords("iary", "Food diary")).toBe(false);
    expect(hasWords("日記", "食事日記")).toBe(true);
  });
});
