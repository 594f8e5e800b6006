import * as registry from "../problems.ts";
import type { AnyProblem, AnyRefusalFields } from "./problem.ts";

type Registry = typeof registry;
export type ProblemTag = { [Concept in keyof Registry]: keyof Registry[Concept]["problems"] }[keyof Registry];

type Registered = AnyProblem & { readonly fields: AnyRefusalFields };

/** Every refusal the wire knows, of all concepts. */
export const PROBLEMS = Object.fromEntries(
  Object.values(registry).flatMap(({ fields, problems }) =>
    Object.entries<AnyProblem>(problems).map(([tag, problem]) => [
      tag,
      { ...problem, fields: (fields as { readonly [tag: string]: AnyRefusalFields })[tag] },
    ]),
  ),
) as { readonly [Tag in ProblemTag]: Registered };

export const isProblemTag = (tag: string): tag is ProblemTag => Object.hasOwn(PROBLEMS, tag);
