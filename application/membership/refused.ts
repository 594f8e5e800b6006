import * as Effect from "effect/Effect";

/** Fails with a refusal that has a tag alone. */
export const refuse = <const Tag extends string>(_tag: Tag): Effect.Effect<never, { readonly _tag: Tag }> =>
  Effect.fail({ _tag });
