import { openAt } from "./open-at.ts";
import { pushRunner } from "./push-runner.ts";
import { Effect } from "effect";

/** Plans and takes what is to be sent to devices, says so, and never ends: `before` it is sent, or after. */
const [at = "", when = ""] = process.argv.slice(2);
const sql = await openAt(at);
const said = (text: string): void => void process.stdout.write(`${text}\n`);
const runner = pushRunner(sql, {
  now: () => Date.now(),
  sent: ({ topic }) =>
    Effect.suspend(() => {
      said(when === "after" ? `sent ${topic}` : `taken ${topic}`);
      return Effect.never;
    }),
});
await Effect.runPromise(runner.start);
