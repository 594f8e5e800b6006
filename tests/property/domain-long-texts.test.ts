import { describe, expect, it } from "vitest";
import { longTexts } from "../arbitraries/long-texts.ts";
import { textFunctions } from "../arbitraries/signatures.ts";
import { TEXT_WITHIN } from "../arbitraries/text-functions.ts";

/** What is linear needs a few milliseconds for a text of 100 kB (`npm run bench -- texts` says how many); what is not, minutes. */
const PATIENCE_MS = 1500;

describe("every function of texts", async () => {
  const functions = [...(await textFunctions()), ...TEXT_WITHIN];

  it("is found in the report of the package", () => expect(functions.length).toBeGreaterThan(150));

  it.each(functions.map((one) => [one.name, one] as const))(
    "%s answers a long text before anybody waits",
    (_name, one) => {
      for (const [what, text] of longTexts(100_000)) {
        const started = performance.now();
        one.ask(text);
        expect([what, performance.now() - started < PATIENCE_MS]).toEqual([what, true]);
      }
    },
  );
});
