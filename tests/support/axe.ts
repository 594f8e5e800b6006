import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { debuggerOf } from "./debugger.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Violation = {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
};

/** Findings of axe against WCAG 2.2 A and AA and its own best practices, one line per place. Tests expect none. */
export const axeFindings = async (
  page: Page,
  options: { readonly within?: string; readonly without?: readonly string[]; readonly off?: readonly string[] } = {},
): Promise<readonly string[]> => {
  // Evaluated by the debugger, not as a script tag, which the page's own policy would refuse.
  if (!(await page.evaluate(() => "axe" in globalThis)))
    await (await debuggerOf(page)).send("Runtime.evaluate", { expression: source });
  const found = (await page.evaluate(
    async ({ within, without, off }) => {
      const axe = (
        globalThis as unknown as {
          axe: { run: (context: unknown, options: unknown) => Promise<{ violations: unknown }> };
        }
      ).axe;
      const result = await axe.run(
        { include: [[within]], exclude: without.map((part) => [part]) },
        {
          resultTypes: ["violations"],
          rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
        },
      );
      return result.violations;
    },
    { within: options.within ?? "html", without: options.without ?? [], off: options.off ?? [] },
  )) as readonly Violation[];
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} — ${target.join(" ")}`));
};

/** Has axe in every document that the page opens from now on: half a megabyte is sent to the browser once. */
export const injectAxe = async (page: Page): Promise<void> => {
  const session = await debuggerOf(page);
  await session.send("Page.enable");
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source });
};
