import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Violation = {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
};

/** What axe finds against WCAG 2.2 A and AA and its own best practices, one line per place. Empty is what tests expect. */
export const axeFindings = async (
  page: Page,
  options: { readonly within?: string; readonly off?: readonly string[] } = {},
): Promise<readonly string[]> => {
  // Evaluated by the debugger, not as a script tag, which the page's own policy would refuse.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const found = (await page.evaluate(
    async ({ within, off }) => {
      const axe = (
        globalThis as unknown as {
          axe: { run: (context: unknown, options: unknown) => Promise<{ violations: unknown }> };
        }
      ).axe;
      const result = await axe.run(within ?? document, {
        resultTypes: ["violations"],
        rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
      });
      return result.violations;
    },
    { within: options.within, off: options.off ?? [] },
  )) as readonly Violation[];
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} — ${target.join(" ")}`));
};
