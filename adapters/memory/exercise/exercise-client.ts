import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import type { ExerciseUseCases } from "@morsel/application/exercise/use-cases";
import type { MemberStore } from "@morsel/application/identity/member-store";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

export type ExerciseClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly useCases: ExerciseUseCases;
};

/** The exercise of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryExerciseClient = ({ connection, members, useCases }: ExerciseClientPorts): ExerciseClient => {
  const as = <A, E>(ask: (member: Member) => Effect.Effect<A, E>) =>
    connection.reachAs((id) => Effect.flatMap(memberOf(members, id), ask));
  return {
    day: (date) => as((member) => useCases.readDay({ member, date })),
    log: (date, entries) =>
      as((member) => Effect.mapError(useCases.logExercises({ member, date, entries }), asFieldRefused)),
    change: (date, change) =>
      as((member) => Effect.mapError(useCases.changeExercise({ member, date, change }), asFieldRefused)),
    remove: (date, id) => as((member) => useCases.removeExercise({ member, date, id })),
    restore: (date, id) => as((member) => useCases.restoreExercise({ member, date, id })),
    recent: (exercise) => as((member) => useCases.recent({ member, ...(exercise === undefined ? {} : { exercise }) })),
  };
};
