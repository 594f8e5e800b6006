import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const UI = join(ROOT, "ui");
const STYLES = ["node_modules", "ui/node_modules"]
  .map((folder) => join(ROOT, folder, "@mantine/core/styles"))
  .find((folder) => existsSync(folder));

const stylesIn = (text: string): readonly string[] =>
  [...text.matchAll(/"@mantine\/core\/styles\/(\w+)\.css"/g)].map(([, name = ""]) => name);

/** Mantine components that a file imports; types are not counted. */
const partsIn = (text: string): readonly string[] =>
  [...text.matchAll(/import \{([^}]+)\} from "@mantine\/core"/g)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ")),
  );

/** Parts that are drawn within others. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  Checkbox: ["InlineInput"],
  Radio: ["InlineInput"],
  Switch: ["InlineInput"],
  SegmentedControl: ["FloatingIndicator"],
};

/** A page loads its own styles alone: one that leaves it to another page's to bring a part's is drawn without them. */
it("a component brings the styles of the parts of Mantine that it draws with", () => {
  if (STYLES === undefined) throw new Error("Mantine has no styles any more");
  const own = new Set(readdirSync(STYLES).map((file) => file.replace(/\.css$/, "")));
  const everywhere = new Set(stylesIn(readFileSync(join(UI, "theme/styles.ts"), "utf8")));
  const files = readdirSync(UI, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !/(^|\/)(dist|node_modules)\//.test(file) && !file.endsWith(".stories.tsx"),
  );
  expect(files.length).toBeGreaterThan(100);
  const missing = files.flatMap((file) => {
    const text = readFileSync(join(UI, file), "utf8");
    const here = new Set([...everywhere, ...stylesIn(text)]);
    return partsIn(text)
      .flatMap((part) => [part, ...(MADE_OF[part] ?? [])])
      .filter((part) => own.has(part) && !here.has(part))
      .map((part) => `${file}: ${part}`);
  });
  expect(missing).toEqual([]);
});
