import * as HttpApi from "effect/http-api/HttpApi";
import * as OpenApi from "effect/http-api/OpenApi";
import * as groups from "./groups.ts";

type Group = (typeof groups)[keyof typeof groups];

/** The whole wire: what the server answers, what a client may ask, and what openapi.json says. */
export class Api extends HttpApi.make("morsel")
  .add(...(Object.values(groups) as [Group, ...Group[]]))
  // A name that is none is told: dropped in silence, a misspelt goal would take away the one that stood.
  .annotate(HttpApi.PayloadParseOptions, { onExcessProperty: "error" })
  .annotateMerge(
    OpenApi.annotations({
      title: "Morsel",
      version: "0.1.0",
      description: "Food diary, foods, goals, measurements and account. Refusals are application/problem+json.",
    }),
  ) {}
