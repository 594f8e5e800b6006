import type {
  MeasurementTypeNotFound,
  MeasurementTypesAreFull,
  MeasurementTypeStore,
  MeasurementTypeTaken,
  MeasurementTypeVersionConflict,
} from "@morsel/application/measurements/measurement-type-store";
import type { MemberId } from "@morsel/domain/identity";
import { byTypeName, OWN_TYPES_LIMIT, type OwnMeasurementType, type OwnTypeId } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MemoryState } from "../platform/state.ts";
import { bmiLimitsTable, measurementTypeTable, type StoredType } from "./measurement-table.ts";

type Full = MeasurementTypeTaken | MeasurementTypesAreFull;

const notFound = (id: OwnTypeId) => Effect.fail<MeasurementTypeNotFound>({ _tag: "MeasurementTypeNotFound", id });

/** Each method runs in one go, as a transaction would. */
export const makeMemoryMeasurementTypeStore = (state: MemoryState): MeasurementTypeStore => {
  const typesOf = (member: MemberId): Map<OwnTypeId, StoredType> => {
    const table = state.of(measurementTypeTable);
    const known = table.get(member) ?? new Map<OwnTypeId, StoredType>();
    table.set(member, known);
    return known;
  };
  const standing = (member: MemberId): readonly OwnMeasurementType[] =>
    [...typesOf(member).values()].flatMap(({ type, isDeleted }) => (isDeleted ? [] : [type])).toSorted(byTypeName);
  const put = (member: MemberId, type: OwnMeasurementType, isDeleted: boolean) =>
    Effect.sync(() => {
      typesOf(member).set(type.id, { type, isDeleted });
      return standing(member);
    });
  /** M3: beside the others, when there is room and none of them has the name. */
  const putBeside = (
    member: MemberId,
    type: OwnMeasurementType,
  ): Effect.Effect<readonly OwnMeasurementType[], Full> => {
    const others = standing(member).filter(({ id }) => id !== type.id);
    if (others.some(({ name }) => name.toLowerCase() === type.name.toLowerCase()))
      return Effect.fail({ _tag: "MeasurementTypeTaken", name: type.name });
    return others.length < OWN_TYPES_LIMIT
      ? put(member, type, false)
      : Effect.fail({ _tag: "MeasurementTypesAreFull", limit: OWN_TYPES_LIMIT });
  };
  return {
    all: (member) => Effect.sync(() => standing(member)),
    save: (member, type) =>
      Effect.suspend(
        (): Effect.Effect<
          readonly OwnMeasurementType[],
          MeasurementTypeNotFound | MeasurementTypeVersionConflict | Full
        > => {
          const known = typesOf(member).get(type.id);
          if (known === undefined ? type.version !== 1 : known.isDeleted) return notFound(type.id);
          const current = known?.type;
          if (current?.version === type.version && current.name === type.name && current.unit === type.unit)
            return Effect.succeed(standing(member));
          if (current !== undefined && current.version !== type.version - 1)
            return Effect.fail({ _tag: "MeasurementTypeVersionConflict", current });
          return putBeside(member, type);
        },
      ),
    remove: (member, id) =>
      Effect.suspend(() => {
        const known = typesOf(member).get(id);
        return known === undefined ? notFound(id) : put(member, known.type, true);
      }),
    restore: (member, id) =>
      Effect.suspend((): Effect.Effect<readonly OwnMeasurementType[], MeasurementTypeNotFound | Full> => {
        const known = typesOf(member).get(id);
        return known === undefined ? notFound(id) : putBeside(member, known.type);
      }),
    bmiLimits: (member) => Effect.sync(() => state.of(bmiLimitsTable).get(member) ?? "general"),
    chooseBmiLimits: (member, limits) => Effect.sync(() => void state.of(bmiLimitsTable).set(member, limits)),
  };
};
