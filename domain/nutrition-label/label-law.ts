import type { LabelBasis } from "../nutrition/index.ts";

export const LABEL_LAWS = ["us", "eu"] as const satisfies readonly LabelBasis[];

/** L15: the label that people of a country know, by its ISO 3166-1 code: Nutrition Facts in the United States, elsewhere the EU's declaration. */
export const labelLawOf = (country: string): LabelBasis => (country === "US" ? "us" : "eu");
