/** U1: the numbers under which units are known on the wire (specification, section 3). */
export const UNIT_IDS = {
  pounds: 1,
  calories: 2,
  kilograms: 6,
  kilojoules: 7,
  centimeters: 8,
  miles: 9,
  kilometers: 10,
  inches: 11,
  stone: 12,
  cups: 14,
  milliliters: 15,
  fluid_ounces: 16,
} as const;

export type UnitName = keyof typeof UNIT_IDS;
export type UnitId = (typeof UNIT_IDS)[UnitName];

/** Units that a member may choose for each kind of quantity; the first is the stored one. */
export const UNIT_CHOICES = {
  energy: ["calories", "kilojoules"],
  bodyWeight: ["kilograms", "pounds", "stone"],
  height: ["centimeters", "inches"],
  distance: ["kilometers", "miles"],
  water: ["milliliters", "fluid_ounces", "cups"],
} as const satisfies { readonly [kind: string]: readonly UnitName[] };

export const isUnitName = (name: unknown): name is UnitName =>
  typeof name === "string" && Object.hasOwn(UNIT_IDS, name);

export const unitOfId = (id: number): UnitName | undefined =>
  (Object.keys(UNIT_IDS) as UnitName[]).find((name) => UNIT_IDS[name] === id);
