import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import type { RoutineStore } from "@morsel/application/exercise/routine-store";
import type { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
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
  readonly own: OwnExerciseStore;
  readonly routines: RoutineStore;
  readonly useCases: ExerciseUseCases;
};

/** The exercise of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryExerciseClient = ({
  connection,
  members,
  own,
  routines,
  useCases,
}: ExerciseClientPorts): ExerciseClient => {
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
    setSteps: (date, said) =>
      as((member) => Effect.mapError(useCases.setSteps({ member, date, said }), asFieldRefused)),
    own: connection.reachAs((member) => own.all(member)),
    saveOwn: (one) =>
      connection.reachAs((member) => {
        const { id, kind, name, version } = one;
        const draft = { kind, name, ...(one.kind === "cardio" ? { met: one.met } : {}) };
        return Effect.mapError(useCases.saveOwnExercise({ member, id, draft, seen: version - 1 }), asFieldRefused);
      }),
    removeOwn: (id) => connection.reachAs((member) => own.remove(member, id)),
    restoreOwn: (id) => connection.reachAs((member) => own.restore(member, id)),
    routines: connection.reachAs((member) => routines.all(member)),
    saveRoutine: ({ id, name, items, version }) =>
      connection.reachAs((member) => {
        const draft = { name, items: items.map(({ exercise, done }) => ({ exerciseId: exercise.id, ...done })) };
        return Effect.mapError(useCases.saveRoutine({ member, id, draft, seen: version - 1 }), asFieldRefused);
      }),
    removeRoutine: (id) => connection.reachAs((member) => routines.remove(member, id)),
    restoreRoutine: (id) => connection.reachAs((member) => routines.restore(member, id)),
    recent: (exercise) => as((member) => useCases.recent({ member, ...(exercise === undefined ? {} : { exercise }) })),
  };
};
