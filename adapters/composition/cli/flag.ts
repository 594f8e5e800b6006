// `npm run flag`: the feature flags that are set while the server runs; `npm run flag -- <name> <treatment> [config as JSON]` sets one.
import * as Effect from "effect/Effect";
import { makeSqlFlagStore } from "../../sql/eligibility/flag-store.ts";
import { runWithDatabase, exitWith } from "./run-with-database.ts";

const [name, treatment, config = "null", ...more] = process.argv.slice(2);

const readConfigText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return exitWith(1, "What a flag carries is written as JSON, such as '{\"show_banner\": false}'.");
  }
};

if (name !== undefined && (treatment === undefined || more.length > 0 || !/^[\w{}.-]{1,100}$/.test(name)))
  exitWith(1, "Say which flag is set to what: npm run flag -- <name> <treatment> [config as JSON]");

const carried = readConfigText(config);

/** W203 */
await runWithDatabase((sql) => {
  const flags = makeSqlFlagStore(sql);
  if (name === undefined || treatment === undefined)
    return Effect.map(flags.all, (all) =>
      all.length === 0
        ? ["No flag is set. Those of MORSEL_SITE count."]
        : all.map((flag) => `${flag.name}  ${flag.treatment}  ${JSON.stringify(flag.config)}`),
    );
  return Effect.as(flags.set({ name, treatment, config: carried }), [
    `${name} is "${treatment}" on all pages within half a minute.`,
  ]);
});
