import { milesToKm } from "../units/index.ts";

/** km/h, from and to. */
export type SpeedRange = readonly [from: number, to: number];

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const PER_HOUR = new RegExp(String.raw`${NUMBER}\s*(km\s*/\s*h|kmh|kph|mph|mi\s*/\s*h)(?![a-z])`, "iu");
const PACE = /(\d{1,2}):(\d{2})(?:\s*min)?(?:\s*(?:\/|per))?\s*(km|mi(?:le)?)(?![a-z])/iu;

const numberOf = (text: string | undefined): number => Number(text?.replace(",", "."));
const kmhOf = (value: number, unit: string | undefined): number => (/^m/i.test(unit ?? "") ? milesToKm(value) : value);

/** E12: a speed in a text ("10 km/h", "6 mph") or a pace ("5:30 min/km"), in km/h, and the text without it. */
export const speedIn = (text: string): { readonly kmh?: number; readonly rest: string } => {
  const pace = PACE.exec(text);
  if (pace !== null) {
    const minutes = Number(pace[1]) + Number(pace[2]) / 60;
    const rest = text.replace(pace[0], " ");
    return minutes > 0 ? { kmh: kmhOf(60 / minutes, pace[3]), rest } : { rest };
  }
  const speed = PER_HOUR.exec(text);
  return speed === null
    ? { rest: text }
    : { kmh: kmhOf(numberOf(speed[1]), speed[2]), rest: text.replace(speed[0], " ") };
};

const NAMED = new RegExp(String.raw`(under |over |up to )?${NUMBER}(?:–${NUMBER})? km/h`, "u");

/** The speeds that a name says: "19.3–22.4 km/h"; "under 16.1 km/h" is from none, "over" one is without an end. */
export const speedsNamed = (name: string): SpeedRange | undefined => {
  const found = NAMED.exec(name);
  if (found === null) return undefined;
  const [, bound, low, high] = found;
  const from = numberOf(low);
  if (bound === "over ") return [from, Number.POSITIVE_INFINITY];
  if (bound !== undefined) return [0, from];
  return [from, high === undefined ? from : numberOf(high)];
};
