/** CO1: what the two frameworks say of a person; a framework that does not apply says nothing. */
export type ConsentStatus = {
  readonly california: { readonly applies: boolean; readonly id: string | undefined; readonly hasOptedOut: boolean };
  /** IAB TCF 2.2: purposes by number, 1 to 11. */
  readonly europe: { readonly applies: boolean; readonly purposes: Readonly<Record<number, boolean>> };
};

export const NO_CONSENT: ConsentStatus = {
  california: { applies: false, id: undefined, hasOptedOut: false },
  europe: { applies: false, purposes: {} },
};

/** CO1: California's opt-out framework applies and has an id, or Europe's applies and any purpose was consented to. */
export const isConsentGiven = ({ california, europe }: ConsentStatus): boolean =>
  (california.applies && california.id !== undefined && california.id.trim() !== "") ||
  (europe.applies && Object.values(europe.purposes).some((given) => given === true));

/**
 * CO2: the European Economic Area, the United Kingdom and Switzerland, whose laws ask for consent beforehand; with them the regions
 * that belong to the Union under a code of their own: the outermost ones (Treaty on the Functioning of the EU, article 349) and Åland.
 */
const EUROPE: ReadonlySet<string> = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH GF GP MF MQ RE YT AX".split(
    " ",
  ),
);

export type Framework = "europe" | "california" | "none";

/** CO2: by country (ISO 3166-1) and, within the United States, by state. */
export const frameworkOf = (country: string, state?: string): Framework =>
  EUROPE.has(country) ? "europe" : country === "US" && state === "CA" ? "california" : "none";
