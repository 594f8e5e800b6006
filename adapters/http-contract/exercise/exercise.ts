import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { MeasurementDayIsFull } from "../measurements/problem-schemas.ts";
import { CalendarDate, Uuid } from "../shared/primitives.ts";
import { FieldRefused } from "../shared/problem-schemas.ts";
import { ExerciseId, OwnExercisePayload, OwnExercises } from "./catalogue-schemas.ts";
import {
  ExerciseDayIsFull,
  ExerciseEntryNotFound,
  ExerciseEntryVersionConflict,
  ExerciseNotFound,
  OwnExerciseNotFound,
  OwnExercisesAreFull,
  OwnExerciseVersionConflict,
  RoutineNotFound,
  RoutinesAreFull,
  RoutineVersionConflict,
} from "./problem-schemas.ts";
import { RoutinePayload, Routines } from "./routine-schemas.ts";
import {
  ExerciseDay,
  ExerciseDays,
  ExerciseEntryChange,
  ExerciseEntryId,
  LogExercisesPayload,
  RecentExercises,
} from "./schemas.ts";

const ownId = { id: Uuid };
const ofEntry = { date: CalendarDate, id: ExerciseEntryId };

export class ExerciseGroup extends HttpApiGroup.make("exercise")
  .add(
    HttpApiEndpoint.get("recentExercises", "/recent", {
      query: { exercise: Schema.optionalKey(ExerciseId) },
      success: RecentExercises,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("exerciseDay", "/diary/:date", {
      params: { date: CalendarDate },
      success: ExerciseDay,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("logExercises", "/diary/:date/entries", {
      params: { date: CalendarDate },
      payload: LogExercisesPayload,
      success: ExerciseDays.pipe(HttpApiSchema.status(201)),
      error: [ExerciseNotFound, ExerciseDayIsFull, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.patch("changeExercise", "/diary/:date/entries/:id", {
      params: ofEntry,
      payload: ExerciseEntryChange,
      success: ExerciseDays,
      error: [ExerciseEntryNotFound, ExerciseEntryVersionConflict, ExerciseDayIsFull, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("removeExercise", "/diary/:date/entries/:id", {
      params: ofEntry,
      success: ExerciseDays,
      error: ExerciseEntryNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("restoreExercise", "/diary/:date/entries/:id/restore", {
      params: ofEntry,
      success: ExerciseDays,
      error: [ExerciseEntryNotFound, ExerciseDayIsFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("setSteps", "/diary/:date/steps", {
      params: { date: CalendarDate },
      payload: Schema.Struct({ id: Uuid, steps: Schema.NullOr(Schema.Finite) }),
      success: ExerciseDays,
      error: [FieldRefused, MeasurementDayIsFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("ownExercises", "/mine", { success: OwnExercises }).annotate(Access, "member"),
    HttpApiEndpoint.post("saveOwnExercise", "/mine/:id", {
      params: ownId,
      payload: OwnExercisePayload,
      success: OwnExercises,
      error: [OwnExerciseNotFound, OwnExerciseVersionConflict, OwnExercisesAreFull, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("removeOwnExercise", "/mine/:id", {
      params: ownId,
      success: OwnExercises,
      error: OwnExerciseNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("restoreOwnExercise", "/mine/:id/restore", {
      params: ownId,
      success: OwnExercises,
      error: [OwnExerciseNotFound, OwnExercisesAreFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("routines", "/routines", { success: Routines }).annotate(Access, "member"),
    HttpApiEndpoint.post("saveRoutine", "/routines/:id", {
      params: ownId,
      payload: RoutinePayload,
      success: Routines,
      error: [RoutineNotFound, RoutineVersionConflict, RoutinesAreFull, ExerciseNotFound, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("removeRoutine", "/routines/:id", {
      params: ownId,
      success: Routines,
      error: RoutineNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("restoreRoutine", "/routines/:id/restore", {
      params: ownId,
      success: Routines,
      error: [RoutineNotFound, RoutinesAreFull],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "exercise")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/exercise") {}
