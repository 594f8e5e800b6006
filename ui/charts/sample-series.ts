import type { ChartPoint, ChartSeries } from "./chart-data.ts";

const DAY_MS = 86_400_000;

export type SampleOptions = {
  readonly days?: number;
  readonly locale?: string;
  readonly shape?: ChartSeries["shape"];
  readonly name?: string;
  readonly unit?: string;
  readonly from?: number;
  readonly spread?: number;
  readonly goal?: ChartPoint["goal"];
};

/** Deterministic noise. */
const wave = (n: number): number => (Math.sin(n * 12.9898) + Math.sin(n * 4.137)) / 2;

/** A series as stories show it: some days are unknown, some incomplete. */
export const sampleSeries = ({
  days = 30,
  locale = "en",
  shape = "bars",
  name = "Energy",
  unit = "kcal",
  from = 1900,
  spread = 400,
  goal = { max: 2000 },
}: SampleOptions = {}): ChartSeries => {
  const first = Date.UTC(2026, 2, 11) - (days - 1) * DAY_MS;
  const say = (value: number): string => `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0${unit}`;
  return {
    id: name,
    name,
    shape,
    say,
    column: `${name} (${unit})`,
    ...(shape === "bars" ? { mean: from } : {}),
    points: Array.from({ length: days }, (_, n): ChartPoint => {
      const date = new Date(first + n * DAY_MS);
      const inWords = (parts: Intl.DateTimeFormatOptions): string =>
        new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" }).format(date);
      const isKnown = shape === "bars" ? n % 9 !== 4 : n % 4 === 0;
      const value = Math.round((from + wave(n) * spread) * 10) / 10;
      return {
        key: date.toISOString().slice(0, 10),
        name: inWords({ weekday: "long", day: "numeric", month: "long" }),
        tick: inWords({ day: "numeric", month: "short" }),
        goal,
        ...(isKnown ? { value } : {}),
        ...(shape === "line" && isKnown ? { trend: from + wave(n / 9) * spread * 0.3 } : {}),
        ...(shape === "bars" && n % 3 !== 2 ? { isPartial: true } : {}),
        ...(shape === "bars" && n % 7 === 2 ? { isLowerBound: true } : {}),
      };
    }),
  };
};
