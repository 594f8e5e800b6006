import type { StepsClient } from "@morsel/application/exercise/client/steps-client";
import { importOfFile } from "@morsel/application/exercise/send-steps";
import type { StepStore } from "@morsel/application/exercise/step-store";
import type { ExerciseUseCases } from "@morsel/application/exercise/use-cases";
import type { MemberStore } from "@morsel/application/identity/member-store";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

const LISTED = 20;

export const makeMemoryStepsClient = ({
  connection,
  members,
  steps,
  useCases,
}: {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly steps: StepStore;
  readonly useCases: ExerciseUseCases;
}): StepsClient => ({
  counts: (from, to) => connection.reachAs((member) => steps.counts(member, from, to)),
  importFile: (id, counts) =>
    connection.reachAs((member) =>
      Effect.flatMap(memberOf(members, member), (known) =>
        Effect.mapError(useCases.sendSteps({ member: known, counts, ...importOfFile(id) }), asFieldRefused),
      ),
    ),
  imports: connection.reachAs((member) => steps.imports(member, LISTED)),
  undo: (id) =>
    connection.reachAs((member) =>
      Effect.flatMap(memberOf(members, member), (known) =>
        Effect.andThen(useCases.undoImport({ member: known, importId: id }), steps.imports(member, LISTED)),
      ),
    ),
});
