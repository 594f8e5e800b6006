const STATES =
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|" +
  "FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|" +
  "MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|" +
  "NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|" +
  "RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|" +
  "WV West Virginia|WI Wisconsin|WY Wyoming";

/** RE3: the 50 states and the District of Columbia, name → two-letter code (USPS). */
export const US_STATES: ReadonlyMap<string, string> = new Map(
  STATES.split("|").map((state) => [state.slice(3), state.slice(0, 2)] as const),
);

/** RE3: the code of a state by its name, without case; undefined for what is none. */
export const stateCode = (name: string): string | undefined => {
  const wanted = name.trim().toLowerCase();
  return [...US_STATES].find(([state]) => state.toLowerCase() === wanted)?.[1];
};
