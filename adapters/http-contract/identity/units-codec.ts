import type { UnitPreferences } from "@morsel/domain/units";
import type { WireUnits } from "./units.ts";

export const writeUnits = ({ bodyWeight, ...others }: UnitPreferences): WireUnits => ({
  ...others,
  body_weight: bodyWeight,
});

export const writeUnitsChange = ({ bodyWeight, ...others }: Partial<UnitPreferences>): Partial<WireUnits> => ({
  ...others,
  ...(bodyWeight === undefined ? {} : { body_weight: bodyWeight }),
});

export const readUnits = ({ body_weight: bodyWeight, ...others }: WireUnits): UnitPreferences => ({
  ...others,
  bodyWeight,
});
