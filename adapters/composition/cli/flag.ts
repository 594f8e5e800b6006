// `npm run flag`: the feature flags that are set while the server runs; `npm run flag -- <name> <treatment> [config as JSON]` sets one,
// with --share, --countries, --languages and --premium for a part of the members alone.
import { checkFlag, type Flag } from "@morsel/domain/eligibility";
import * as Effect from "effect/Effect";
import { parseArgs } from "node:util";
import { flagSaid } from "@morsel/application/site-settings/change-flags";
import { makeSqlFlagStore } from "../../sql/eligibility/flag-store.ts";
import { makeSqlSettingStore } from "../../sql/site-settings/setting-store.ts";
import { makeSystemClock } from "../../system/system-clock.ts";
import { makeUuidV7Ids } from "../../system/uuid-v7-ids.ts";
import { runWithDatabase, exitWith } from "./run-with-database.ts";

const USAGE =
  "Say which flag is set to what: npm run flag -- <name> <treatment> [config as JSON] [--share 20] [--countries DE,AT] [--languages de,en] [--premium yes|no]";

const given = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        share: { type: "string" },
        countries: { type: "string" },
        languages: { type: "string" },
        premium: { type: "string" },
      },
    });
  } catch {
    return exitWith(1, USAGE);
  }
};

const {
  positionals: [name, treatment, config = "null", ...more],
  values: { share, countries, languages, premium },
} = given();

const readConfigText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return exitWith(1, "What a flag carries is written as JSON, such as '{\"show_banner\": false}'.");
  }
};

if (name !== undefined && (treatment === undefined || more.length > 0)) exitWith(1, USAGE);
if (premium !== undefined && premium !== "yes" && premium !== "no") exitWith(1, "--premium is yes or no.");

const carried = readConfigText(config);
const wanted = checkFlag({
  name: name ?? "listed",
  treatment: treatment ?? "on",
  config: carried,
  audience: {
    ...(share === undefined ? {} : { share: Number(share) }),
    ...(countries === undefined ? {} : { countries: countries.split(",") }),
    ...(languages === undefined ? {} : { locales: languages.split(",") }),
    ...(premium === undefined ? {} : { hasPremium: premium === "yes" }),
  },
});
const SAID = {
  name: USAGE,
  treatment: "A treatment is one word of letters, digits, dots and dashes, such as on.",
  share: "--share is a percentage from 0 to 100.",
  countries: "--countries are two capital letters each, such as DE,AT.",
  locales: "--languages are such as de,pt,zh-CN.",
} as const;
const flag: Flag = wanted.ok ? wanted.value : exitWith(1, SAID[wanted.error.field]);

/** W203, W763, EL23, EL24 */
await runWithDatabase((sql) => {
  const flags = makeSqlFlagStore(sql);
  if (name === undefined || treatment === undefined)
    return Effect.map(flags.all, (all) =>
      all.length === 0
        ? ["No flag is set. Those of MORSEL_SITE count."]
        : all.map((one) =>
            [one.name, one.treatment, JSON.stringify(one.config), JSON.stringify(one.audience ?? {})]
              .filter((part) => part !== "{}")
              .join("  "),
          ),
    );
  const set = makeSqlSettingStore(sql).changeFlag((stored) =>
    Effect.gen(function* () {
      const details = { name, before: flagSaid(stored.find((one) => one.name === name)), after: flagSaid(flag) };
      const [id, at] = [yield* makeUuidV7Ids().next, yield* makeSystemClock().now];
      return { name, flag, setBy: "command" as const, entry: { id, at, act: "flagSet" as const, details } };
    }),
  );
  return Effect.as(set, [`${name} is "${treatment}" on all pages within ten seconds.`]);
});
