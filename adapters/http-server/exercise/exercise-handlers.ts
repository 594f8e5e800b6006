import { asFieldRefused } from "@morsel/application/platform/refused-field";
import { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { ExerciseUseCases } from "@morsel/application/exercise/use-cases";
import { RoutineStore } from "@morsel/application/exercise/routine-store";
import type { ExerciseId, RoutineId } from "@morsel/domain/exercise";
import type { MeasurementId } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { writeOwnExercises } from "../../http-contract/exercise/catalogue-codec.ts";
import { Api } from "../../http-contract/api.ts";
import {
  readDone,
  writeExerciseDay,
  writeExerciseDays,
  writeExerciseEntry,
} from "../../http-contract/exercise/codec.ts";
import { readRoutineItems, writeRoutines } from "../../http-contract/exercise/routine-codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember, replyForId, replyForMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

export const exerciseHandlers = defineHandlers(
  "exercise",
  { useCases: ExerciseUseCases, own: OwnExerciseStore, routines: RoutineStore },
  ({ useCases, own, routines }) =>
    HttpApiBuilder.group(Api, "exercise", (handlers) =>
      handlers
        .handle("recentExercises", ({ query: { exercise } }) =>
          Effect.flatMap(CurrentMember, (member) =>
            reply(useCases.recent({ member, ...(exercise === undefined ? {} : { exercise }) }), (entries) => ({
              items: entries.map(writeExerciseEntry),
            })),
          ),
        )
        .handle("exerciseDay", ({ params: { date } }) =>
          replyForMember((member) => useCases.readDay({ member, date }), writeExerciseDay),
        )
        .handle("logExercises", ({ params: { date }, payload }) =>
          Effect.flatMap(CurrentMember, (member) => {
            const entries = payload.entries.map(({ id, exercise_id: exerciseId, ...done }) => ({
              id,
              exerciseId,
              ...readDone(done),
            }));
            return reply(
              Effect.mapError(useCases.logExercises({ member, date, entries }), asFieldRefused),
              writeExerciseDays,
              201,
            );
          }),
        )
        .handle("changeExercise", ({ params: { date, id }, payload: { version, date: to, ...done } }) =>
          Effect.flatMap(CurrentMember, (member) => {
            const change = { id, version, ...(to === undefined ? {} : { date: to }), ...readDone(done) };
            return reply(
              Effect.mapError(useCases.changeExercise({ member, date, change }), asFieldRefused),
              writeExerciseDays,
            );
          }),
        )
        .handle("removeExercise", ({ params }) =>
          replyForMember((member) => useCases.removeExercise({ member, ...params }), writeExerciseDays),
        )
        .handle("restoreExercise", ({ params }) =>
          replyForMember((member) => useCases.restoreExercise({ member, ...params }), writeExerciseDays),
        )
        .handle("setSteps", ({ params: { date }, payload: { id, steps } }) =>
          replyForMember(
            (member) =>
              Effect.mapError(
                useCases.setSteps({ member, date, said: { id: id as MeasurementId, steps } }),
                asFieldRefused,
              ),
            writeExerciseDays,
          ),
        )
        .handle("ownExercises", () => replyForId(own.all, writeOwnExercises))
        .handle("saveOwnExercise", ({ params: { id }, payload: { version: seen, ...draft } }) =>
          replyForId(
            (member) =>
              Effect.mapError(useCases.saveOwnExercise({ member, id: id as ExerciseId, draft, seen }), asFieldRefused),
            writeOwnExercises,
          ),
        )
        .handle("removeOwnExercise", ({ params: { id } }) =>
          replyForId((member) => own.remove(member, id as ExerciseId), writeOwnExercises),
        )
        .handle("restoreOwnExercise", ({ params: { id } }) =>
          replyForId((member) => own.restore(member, id as ExerciseId), writeOwnExercises),
        )
        .handle("routines", () => replyForId(routines.all, writeRoutines))
        .handle("saveRoutine", ({ params: { id }, payload: { version: seen, name, items } }) =>
          forMember((member) => {
            const asked = { member, id: id as RoutineId, draft: { name, items: readRoutineItems(items) }, seen };
            return reply(Effect.mapError(useCases.saveRoutine(asked), asFieldRefused), writeRoutines);
          }),
        )
        .handle("removeRoutine", ({ params: { id } }) =>
          replyForId((member) => routines.remove(member, id as RoutineId), writeRoutines),
        )
        .handle("restoreRoutine", ({ params: { id } }) =>
          replyForId((member) => routines.restore(member, id as RoutineId), writeRoutines),
        ),
    ),
);
