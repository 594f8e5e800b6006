import { UNIT_CHOICES } from "@morsel/domain/units";
import * as Schema from "effect/Schema";

const { energy, bodyWeight, height, distance, water } = UNIT_CHOICES;

/** The unit in which the member sees each kind of quantity; the wire itself has the units that its fields name. */
export const WireUnits = Schema.Struct({
  energy: Schema.Literals(energy),
  body_weight: Schema.Literals(bodyWeight),
  height: Schema.Literals(height),
  distance: Schema.Literals(distance),
  water: Schema.Literals(water),
}).annotate({ identifier: "UnitPreferences" });
export type WireUnits = typeof WireUnits.Encoded;

/** Absent units stay as they are; of two concurrent changes to one unit the last wins. */
export const UnitsChange = Schema.Struct({
  energy: Schema.optionalKey(Schema.Literals(energy)),
  bodyWeight: Schema.optionalKey(Schema.Literals(bodyWeight)),
  height: Schema.optionalKey(Schema.Literals(height)),
  distance: Schema.optionalKey(Schema.Literals(distance)),
  water: Schema.optionalKey(Schema.Literals(water)),
}).pipe(Schema.encodeKeys({ bodyWeight: "body_weight" }));
