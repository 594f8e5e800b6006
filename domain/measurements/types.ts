import type { Brand } from "../brand/index.ts";
import { isUuid } from "../identity/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";

/** The specification's types, by their names on the wire, with the unit in which they are kept and their human range. */
export const MEASUREMENT_TYPES = {
  Weight: { unit: "kg", min: 20, max: 700, decimals: 2 },
  height: { unit: "cm", min: 50, max: 280, decimals: 1 },
  Neck: { unit: "cm", min: 15, max: 100, decimals: 1 },
  Waist: { unit: "cm", min: 30, max: 300, decimals: 1 },
  Hips: { unit: "cm", min: 30, max: 300, decimals: 1 },
  "Fitbit steps": { unit: "steps", min: 0, max: 200_000, decimals: 0 },
  "Fitbit tracked sleep minutes": { unit: "min", min: 0, max: 1440, decimals: 0 },
} as const;

export type MeasurementType = keyof typeof MEASUREMENT_TYPES;
export type MeasurementUnit = (typeof MEASUREMENT_TYPES)[MeasurementType]["unit"];

/** Made by the client that adds the type: a UUID. */
export type OwnTypeId = string & Brand<"OwnTypeId">;
/** Anything that can be measured: a type of the specification, or one of the member's own. */
export type MeasuredType = MeasurementType | OwnTypeId;

export type MeasurementRefused =
  | { readonly _tag: "MeasurementRefused"; readonly type: MeasuredType; readonly min: number; readonly max: number }
  | { readonly _tag: "MeasurementTypeUnknown"; readonly accepted: readonly MeasurementType[] };

export const isMeasurementType = (type: unknown): type is MeasurementType =>
  typeof type === "string" && Object.hasOwn(MEASUREMENT_TYPES, type);
export const isOwnTypeId = (type: unknown): type is OwnTypeId => isUuid(type);
export const isMeasuredType = (type: unknown): type is MeasuredType => isMeasurementType(type) || isOwnTypeId(type);

/** M3: what is kept of a type of a member's own. */
const OWN = { min: 0, max: 99_999, decimals: 2 };

/** M2, M3: what values of a type may be. */
export const measurementRange = (type: MeasuredType): { readonly min: number; readonly max: number } =>
  isMeasurementType(type) ? MEASUREMENT_TYPES[type] : OWN;

/** M1–M3: a value of a known type in its range, rounded to what is kept of it. */
export const checkMeasurement = (type: string, value: number): Result<number, MeasurementRefused> => {
  if (!isMeasuredType(type))
    return err({ _tag: "MeasurementTypeUnknown", accepted: Object.keys(MEASUREMENT_TYPES) as MeasurementType[] });
  const { min, max, decimals } = isMeasurementType(type) ? MEASUREMENT_TYPES[type] : OWN;
  return value >= min && value <= max
    ? ok(Math.round(value * 10 ** decimals) / 10 ** decimals)
    : err({ _tag: "MeasurementRefused", type, min, max });
};

/** A type of a member's own: a name and a unit of their words. */
export type OwnType = { readonly name: string; readonly unit: string };
/** One that a member has; 1 when it was added, one more with each change. */
export type OwnMeasurementType = OwnType & { readonly id: OwnTypeId; readonly version: number };
export const byTypeName = (a: OwnType, b: OwnType): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** W105: a given type, or one of the member's own that stands. */
export const isTypeOf = (own: readonly Pick<OwnMeasurementType, "id">[], type: MeasuredType): boolean =>
  isMeasurementType(type) || own.some(({ id }) => id === type);

export type OwnTypeRefused = { readonly _tag: "OwnTypeRefused"; readonly field: "name" | "unit"; readonly max: number };

/** M3: a member has no more types of their own than this. */
export const OWN_TYPES_LIMIT = 30;

/** M3: whether another type of the member has the name, in any case. */
export const isTypeNameTaken = (
  types: readonly OwnMeasurementType[],
  { id, name }: Pick<OwnMeasurementType, "id" | "name">,
): boolean => types.some((type) => type.id !== id && type.name.toLowerCase() === name.toLowerCase());

/** M3: names of 1 to 40 characters that no given type has, units of up to 12; values from 0 to 99999. */
export const checkOwnType = ({ name, unit }: OwnType): Result<OwnType, OwnTypeRefused> => {
  const plain = plainLine(name, 40);
  const isTaken = Object.keys(MEASUREMENT_TYPES).some((type) => type.toLowerCase() === plain?.toLowerCase());
  if (plain === undefined || isTaken) return err({ _tag: "OwnTypeRefused", field: "name", max: 40 });
  const plainUnit = unit.trim() === "" ? "" : plainLine(unit, 12);
  return plainUnit === undefined
    ? err({ _tag: "OwnTypeRefused", field: "unit", max: 12 })
    : ok({ name: plain, unit: plainUnit });
};
