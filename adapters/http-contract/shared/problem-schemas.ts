import * as Schema from "effect/Schema";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { type AnyProblem, type AnyProblems, type AnyRefusalFields, wireFields } from "./problem.ts";
import { PROBLEM_PREFIX } from "./problem-type.ts";
import { sharedProblems } from "./problems.ts";

const KINDS = { string: Schema.String, int: Schema.Int, strings: Schema.Array(Schema.String) };

/** Schemas of the fields that are no plain values, by their names on the wire. */
type Coded = { readonly [name: string]: Schema.Top };

const schemaOf = (tag: string, fields: AnyRefusalFields, { status, constants = {} }: AnyProblem, coded: Coded) => {
  const more: Record<string, Schema.Top> = {};
  for (const [name, text] of Object.entries(constants)) more[name] = Schema.Literal(text);
  for (const [name, kind] of wireFields(fields)) {
    const schema = kind === undefined ? coded[name] : KINDS[kind];
    if (schema === undefined) throw new Error(`${tag}.${name} has no schema`);
    more[name] = schema;
  }
  return Schema.Struct({
    type: Schema.Literal(`${PROBLEM_PREFIX}${tag}`),
    title: Schema.String,
    status: Schema.Literal(status),
    ...more,
  }).pipe(HttpApiSchema.status(status), HttpApiSchema.asJson({ contentType: "application/problem+json" }));
};

/** The schemas of a concept's problems, for its endpoints. `coded` has those of what a conflict carries, by their tags. */
export const problemSchemas = <P extends AnyProblems>(
  { fields, problems }: P,
  coded: { readonly [Tag in keyof P["problems"]]?: Coded } = {},
) =>
  Object.fromEntries(
    Object.entries(problems).map(([tag, problem]) => [
      tag,
      schemaOf(tag, fields[tag] ?? {}, problem, (coded as { readonly [tag: string]: Coded })[tag] ?? {}),
    ]),
  ) as { readonly [Tag in keyof P["problems"]]: ReturnType<typeof schemaOf> };

/** Tag and figures of a refusal by a rule, for clients that say it in other words. */
const Rule = Schema.StructWithRest(Schema.Struct({ tag: Schema.String }), [
  Schema.Record(Schema.String, Schema.Unknown),
]);

export const { BadInput, FieldRefused, SignInNeeded, NotFound, TooManyTries } = problemSchemas(sharedProblems, {
  FieldRefused: { rule: Schema.optionalKey(Rule) },
});
