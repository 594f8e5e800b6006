import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import {
  invertType,
  projectTypes,
  sendTypeCommand,
  type TypeCommand,
} from "@morsel/application/measurements/client/type-command";
import type { OwnMeasurementType, OwnTypeId } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleWorld } from "../../support/world.ts";

const ids = [1, 2, 3].map((n) => `019cdb00-0000-7000-8000-00000000000${n}` as OwnTypeId);
const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom("saveType", "deleteType"),
    nth: fc.nat(2),
    unit: fc.constantFrom("", "cm", "of 10"),
  } as const),
  { minLength: 1, maxLength: 12 },
);

/** What a page may ask of the types that it shows: a deleted one is gone for good but for undo. */
const commandOf = (
  shown: readonly OwnMeasurementType[],
  gone: ReadonlySet<string>,
  { kind, nth, unit }: { readonly kind: "saveType" | "deleteType"; readonly nth: number; readonly unit: string },
): TypeCommand | undefined => {
  const id = ids[nth] as OwnTypeId;
  const before = shown.find((type) => type.id === id);
  if (kind === "deleteType") return before && { kind, id: "", type: before };
  if (before === undefined && gone.has(id)) return undefined;
  const type = { id, name: `Type ${nth}`, unit, version: (before?.version ?? 0) + 1 };
  return { kind, id: "", type, ...(before === undefined ? {} : { before }) };
};

describe("own types before the answer", () => {
  it("W104 are what the server then has, by name", () =>
    fc.assert(
      fc.property(deeds, (given) => {
        const measurements = sampleWorld({ days: 0 }).get(MeasurementsClient);
        let shown: readonly OwnMeasurementType[] = [];
        const gone = new Set<string>();
        for (const deed of given) {
          const command = commandOf(shown, gone, deed);
          if (command === undefined) continue;
          if (command.kind === "deleteType") gone.add(command.type.id);
          shown = projectTypes(shown, command);
          expect(Effect.runSync(Effect.orDie(sendTypeCommand(measurements, command)))).toEqual(shown);
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
          const next = projectTypes(shown, command);
          const back = invertType(command, next, () => "back");
          if (back === undefined) throw new Error("nothing changed it since");
          const plain = (types: readonly OwnMeasurementType[]) => types.map((type) => ({ ...type, version: 0 }));
          expect(plain(projectTypes(next, back))).toEqual(plain(shown));
          if (command.kind === "saveType") {
            const later = { ...command.type, version: command.type.version + 1 };
            expect(invertType(command, [later], () => "")).toBeUndefined();
          }
          shown = next;
        }
      }),
    ));
});
