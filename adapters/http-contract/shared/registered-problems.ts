import * as registry from "../groups.ts";
import type { AnyProblem, AnyRefusalFields } from "./problem.ts";

type OneOf<Registry> = Registry[keyof Registry];
type Declared = Extract<OneOf<typeof registry>, { readonly problems: object }>;
type TagsOf<Concept> = Concept extends { readonly problems: infer Problems } ? keyof Problems : never;
export type ProblemTag = TagsOf<Declared>;

type Registered = AnyProblem & { readonly fields: AnyRefusalFields };

/** Every refusal the wire knows, of all concepts. */
export const PROBLEMS = Object.fromEntries(
  Object.values(registry)
    .filter((one): one is Declared => "problems" in one)
    .flatMap(({ fields, problems }) =>
      Object.entries<AnyProblem>(problems).map(([tag, problem]) => [
        tag,
        { ...problem, fields: (fields as { readonly [tag: string]: AnyRefusalFields })[tag] },
      ]),
    ),
) as { readonly [Tag in ProblemTag]: Registered };

export const isProblemTag = (tag: string): tag is ProblemTag => Object.hasOwn(PROBLEMS, tag);
