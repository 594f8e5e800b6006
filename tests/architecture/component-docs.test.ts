import { describe, expect, it } from "vitest";
import { documentedPages, sharedComponents, storyTitles } from "@morsel/ui/build/docs/shared";

/** Each component that designers compose with has its page in Storybook; its words stand in its story file. */
const pages = documentedPages();
const documented = new Set(pages.flatMap(({ components }) => components.map(({ file, name }) => `${file} ${name}`)));

const isSentence = (text: string): boolean => /^["“\p{Lu}].*\.$/u.test(text) && text.includes(" ");

const SECTIONS = /^(Foundations|Components|Patterns|Features|Screens|Mails)\//;

describe("component documents", () => {
  it("every story has its place in a section of Storybook", () => {
    expect(storyTitles().length).toBeGreaterThan(100);
    expect(storyTitles().filter(({ title }) => !SECTIONS.test(title))).toEqual([]);
  });

  it("every shared component has a page", () => {
    const shared = sharedComponents().map(({ file, name }) => `${file} ${name}`);
    expect(shared.length).toBeGreaterThan(60);
    expect(shared.filter((component) => !documented.has(component))).toEqual([]);
  });

  it.each(pages.map((page) => [page.title, page] as const))("%s says its purpose, do and don’t", (_title, page) => {
    expect(page.title).toMatch(/^(Components|Foundations)\//);
    expect(page.tags).toContain("autodocs");
    expect(isSentence(page.purpose), page.purpose).toBe(true);
    expect([page.dos.length, page.donts.length].every((count) => count > 0)).toBe(true);
    expect([...page.dos, ...page.donts].filter((rule) => !isSentence(rule))).toEqual([]);
  });

  it("every property of a documented component has a sentence", () => {
    const bare = pages
      .flatMap(({ components }) => components)
      .flatMap(({ name, props }) =>
        props
          .filter(({ says }) => says === "" || !says.endsWith("."))
          .map((prop) => `${name}.${prop.name}: ${prop.says}`),
      );
    expect(bare).toEqual([]);
  });
});
