import * as HttpApi from "effect/http-api/HttpApi";
import * as OpenApi from "effect/http-api/OpenApi";
import * as registry from "./groups.ts";

const PARSE = { onExcessProperty: "error" } as const;

type Registered = (typeof registry)[keyof typeof registry];
/** The groups among what a concept registers. */
type Group = Extract<Registered, { readonly identifier: string }>;

const groups = Object.values(registry).filter((one: Registered): one is Group => "identifier" in one);

/** The contract of one group alone, with the rules of the whole: what a product in one process builds when it is asked for it. */
export const apiOfGroup = (name: string): typeof Api => {
  const found = groups.find(({ identifier }) => identifier === name);
  if (found === undefined) throw new Error(`The contract has no group ${name}`);
  return HttpApi.make("morsel")
    .add(found as Group)
    .annotate(HttpApi.PayloadParseOptions, PARSE) as unknown as typeof Api;
};

/** The whole wire: what the server answers, what a client may ask, and what openapi.json says. */
export class Api extends HttpApi.make("morsel")
  .add(...(groups as [Group, ...Group[]]))
  // Reports unknown names: dropped in silence, a misspelt goal would remove the stored one.
  .annotate(HttpApi.PayloadParseOptions, PARSE)
  .annotateMerge(
    OpenApi.annotations({
      title: "Morsel",
      version: "0.1.0",
      description: "Food diary, foods, goals, measurements and account. Refusals are application/problem+json.",
    }),
  ) {}
