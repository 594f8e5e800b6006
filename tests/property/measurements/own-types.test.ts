import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import {
  invertRecord,
  isUndoable,
  projectRecord,
  sendRecord,
  type RecordCommand,
} from "@morsel/application/versioned-records/client/record-command";
import { byTypeName, isTypeNameTaken, type OwnMeasurementType, type OwnTypeId } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleWorld } from "../../support/world.ts";

type TypeCommand = RecordCommand<OwnMeasurementType>;
const ids = [1, 2, 3].map((n) => `019cdb00-0000-7000-8000-00000000000${n}` as OwnTypeId);
const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom("save", "delete"),
    nth: fc.nat(2),
    unit: fc.constantFrom("", "cm", "of 10"),
  } as const),
  { minLength: 1, maxLength: 12 },
);

/** A command that the page may send about its types: a deleted one can only come back by undo. */
const commandOf = (
  shown: readonly OwnMeasurementType[],
  gone: ReadonlySet<string>,
  { kind, nth, unit }: { readonly kind: "save" | "delete"; readonly nth: number; readonly unit: string },
): TypeCommand | undefined => {
  const id = ids[nth] as OwnTypeId;
  const before = shown.find((type) => type.id === id);
  if (kind === "delete") return before && { kind, id: "", record: before };
  if (before === undefined && gone.has(id)) return undefined;
  const type = { id, name: `Type ${nth}`, unit, version: (before?.version ?? 0) + 1 };
  return { kind, id: "", record: type, ...(before === undefined ? {} : { before }) };
};

describe("own types before the answer", () => {
  it("W104 are what the server then has, by name", () =>
    fc.assert(
      fc.property(deeds, (given) => {
        const measurements = sampleWorld({ days: 0 }).get(MeasurementsClient);
        const { saveType: save, removeType: remove, restoreType: restore } = measurements;
        let shown: readonly OwnMeasurementType[] = [];
        const gone = new Set<string>();
        for (const deed of given) {
          const command = commandOf(shown, gone, deed);
          if (command === undefined) continue;
          if (command.kind === "delete") gone.add(command.record.id);
          shown = projectRecord(shown, command, byTypeName);
          expect(Effect.runSync(Effect.orDie(sendRecord({ save, remove, restore }, command)))).toEqual(shown);
        }
        expect(Effect.runSync(Effect.orDie(measurements.checkIn)).types).toEqual(shown);
      }),
      { numRuns: 40 },
    ));

  it("W104 undo after doing is nothing but a version, and none where it was changed since", () =>
    fc.assert(
      fc.property(deeds, (given) => {
        let shown: readonly OwnMeasurementType[] = [];
        for (const deed of given) {
          const command = commandOf(shown, new Set(), deed);
          if (command === undefined) continue;
          const next = projectRecord(shown, command, byTypeName);
          expect(isUndoable(command, next)).toBe(true);
          const back = invertRecord(command, () => "back");
          const plain = (types: readonly OwnMeasurementType[]) => types.map((type) => ({ ...type, version: 0 }));
          expect(plain(projectRecord(next, back, byTypeName))).toEqual(plain(shown));
          if (command.kind === "save") {
            const later = { ...command.record, version: command.record.version + 1 };
            expect(isUndoable(command, [later])).toBe(false);
          }
          shown = next;
        }
      }),
    ));

  it("M3 no two have one name, in any case; a type is not in its own way", () => {
    const [mood, other] = ["Mood", "Pulse"].map((name, n) => ({ id: ids[n] as OwnTypeId, name, unit: "", version: 1 }));
    const types = [mood, other].filter((type) => type !== undefined);
    for (const [nth, name, isTaken] of [
      [0, "MOOD", false],
      [1, "mood", true],
      [2, "Mood", true],
      [2, "Moods", false],
    ] as const)
      expect(isTypeNameTaken(types, { id: ids[nth] as OwnTypeId, name })).toBe(isTaken);
  });
});
