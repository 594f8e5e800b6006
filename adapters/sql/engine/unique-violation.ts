import * as Effect from "effect/Effect";
import { isDatabaseFailure } from "./failures.ts";

/** SQLSTATE unique_violation. SQLite has one writer, who sees what stands. */
const UNIQUE = "23505";

const isTaken = (defect: unknown): boolean =>
  isDatabaseFailure(defect) && defect.cause instanceof Error && "code" in defect.cause && defect.cause.code === UNIQUE;

/** Fails with `taken` on a unique violation: of two transactions that want one name at once, the later one fails at its statement. */
export const onUniqueViolation = <A, E, T>(transaction: Effect.Effect<A, E>, taken: T): Effect.Effect<A, E | T> =>
  Effect.catchDefect(transaction, (defect): Effect.Effect<A, E | T> =>
    isTaken(defect) ? Effect.fail(taken) : Effect.die(defect),
  );
