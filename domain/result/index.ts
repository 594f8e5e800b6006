/** Result of a function that may refuse. Errors are plain tagged objects, never thrown. */
export type Result<A, E> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: E };

export const ok = <A>(value: A): Result<A, never> => ({ ok: true, value });
export const err = <const E>(error: E): Result<never, E> => ({ ok: false, error });
