const KM_PER_MILE = 1.609344;
const KG_PER_LB = 0.45359237;

const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

const NUMBERS = String.raw`(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?`;

/** Behind a figure in miles an hour or pounds stands nothing, before it the same in km/h or kg: "9.7 km/h (6 mph)". */
export const inBothUnits = (name: string): string =>
  name
    .replaceAll(new RegExp(`${NUMBERS} mph`, "g"), (said: string, low: string, high?: string) => {
      const from = rounded(Number(low) * KM_PER_MILE, 1);
      return `${from}${high === undefined ? "" : `–${rounded(Number(high) * KM_PER_MILE, 1)}`} km/h (${said})`;
    })
    .replaceAll(new RegExp(`${NUMBERS} lb`, "g"), (said: string, low: string, high?: string) => {
      const digits = Number(low) < 10 ? 1 : 0;
      const from = rounded(Number(low) * KG_PER_LB, digits);
      return `${from}${high === undefined ? "" : `–${rounded(Number(high) * KG_PER_LB, digits)}`} kg (${said})`;
    });

/** In the order in which they are replaced. */
const SAID_SHORTER: readonly (readonly [RegExp, string])[] = [
  [/\s*\((?:Taylor|Formerly)[^)]*\)/gi, ""],
  [/\s*,\s*/g, ", "],
  [/\s*\((?:e\.g\.,?|example:)\s*([^)]*)\)?/gi, ": $1"],
  [/\bf arming\b/g, "farming"],
  [/\be ffort\b/g, "effort"],
  [/\blight[ -]to[ -]moderate(?: effort)?/gi, "light to moderate"],
  [/\bmoderate(?:-| or |\/|-to-)(?:heavy|vigorous)(?: effort)?/gi, "brisk"],
  [/\b(?:extremely |very )?vigorous(?: effort| intensity)?/gi, "hard"],
  [/\b(light|moderate)(?:\/moderate)? (?:effort|intensity)/gi, "$1"],
  [/(\d)\s*-\s*(\d)/g, "$1–$2"],
  [/\b(?:pounds?|lbs\.?)(?=\W|$)/gi, "lb"],
  [/\bless than (?=\d)/gi, "under "],
  [/\bmore than (?=\d)/gi, "over "],
  [/, (?:in )?general\b/gi, ""],
  [/,? ?(?:etc\.?|misc\w*)(?=\W|$)/gi, ""],
  [/, active time only|, only active (?:periods|time)/gi, ""],
  [/\bcleaning, /gi, ""],
  [/\bimplied (?:walking|standing)(?:\/standing)?(?: - )?/gi, ""],
  [/\s+([,:])/g, "$1"],
  [/(?:[,:] ?)+(?=[,:])/g, ""],
  [/[\s,:(]+$/g, ""],
  [/^[\s,:]+/g, ""],
];

const LONGEST = 100;

/** Names an activity that has no name of its own: the table's words, shortened. */
export const shorterName = (description: string): string => {
  const said = SAID_SHORTER.reduce((text, [what, by]) => text.replaceAll(what, by), description.trim());
  const cut = said.length <= LONGEST ? said : said.slice(0, said.lastIndexOf(",", LONGEST));
  return cut.charAt(0).toUpperCase() + cut.slice(1);
};
