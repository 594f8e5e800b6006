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

export type MeasurementRefused =
  | { readonly _tag: "MeasurementRefused"; readonly type: MeasurementType; readonly min: number; readonly max: number }
  | { readonly _tag: "MeasurementTypeUnknown"; readonly accepted: readonly MeasurementType[] };

export const isMeasurementType = (type: unknown): type is MeasurementType =>
  typeof type === "string" && Object.hasOwn(MEASUREMENT_TYPES, type);

/** M1–M2: a value of a known type in its range, rounded to what is kept of it. */
export const checkMeasurement = (type: string, value: number): Result<number, MeasurementRefused> => {
  if (!isMeasurementType(type))
    return err({ _tag: "MeasurementTypeUnknown", accepted: Object.keys(MEASUREMENT_TYPES) as MeasurementType[] });
  const { min, max, decimals } = MEASUREMENT_TYPES[type];
  return value >= min && value <= max
    ? ok(Math.round(value * 10 ** decimals) / 10 ** decimals)
    : err({ _tag: "MeasurementRefused", type, min, max });
};

/** A type of a member's own: a name and a unit of their words. */
export type OwnType = { readonly name: string; readonly unit: string };
export type OwnTypeRefused = { readonly _tag: "OwnTypeRefused"; readonly field: "name" | "unit"; readonly max: number };

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
