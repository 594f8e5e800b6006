import { token } from "@morsel/application/platform/token";
import { UNIT_CHOICES } from "@morsel/domain/units";
import type { WaterUnit } from "@morsel/domain/hydration";
import { BehaviorSubject, fromEvent, type Observable } from "rxjs";
import { filter } from "rxjs/operators";

export type ColorScheme = "auto" | "light" | "dark";

/** The units a member sees; what is stored stays in kilocalories, kilograms, centimetres and millilitres. */
export type UnitChoice = {
  readonly energy: "kcal" | "kJ";
  readonly weight: "kg" | "lb" | "st";
  readonly height: "cm" | "ft";
  readonly water: WaterUnit;
};

export type Preferences = {
  readonly units$: Observable<UnitChoice>;
  readonly units: () => UnitChoice;
  readonly chooseUnits: (change: Partial<UnitChoice>) => void;
  readonly colorScheme: () => ColorScheme;
  readonly chooseColorScheme: (scheme: ColorScheme) => void;
};

const UNITS_KEY = "morsel-units";
/** The server reads this cookie to paint the right scheme from the first byte. */
export const COLOR_SCHEME_COOKIE = "morsel-color-scheme";
const A_YEAR_SECONDS = 31_536_000;
const METRIC: UnitChoice = { energy: "kcal", weight: "kg", height: "cm", water: "milliliters" };

const oneOf = <A extends string>(allowed: readonly A[], given: unknown, otherwise: A): A =>
  allowed.find((value) => value === given) ?? otherwise;

const unitsIn = (stored: string | null, otherwise: UnitChoice): UnitChoice => {
  if (stored === null) return otherwise;
  const given = new Map(stored.split(",").map((pair) => pair.split("=") as [string, string]));
  return {
    energy: oneOf(["kcal", "kJ"], given.get("energy"), otherwise.energy),
    weight: oneOf(["kg", "lb", "st"], given.get("weight"), otherwise.weight),
    height: oneOf(["cm", "ft"], given.get("height"), otherwise.height),
    water: oneOf(UNIT_CHOICES.water, given.get("water"), otherwise.water),
  };
};

const usual = (languages: readonly string[]): UnitChoice =>
  languages[0] === "en-US" ? { ...METRIC, weight: "lb", height: "ft", water: "fluid_ounces" } : METRIC;

const written = (units: UnitChoice): string =>
  Object.entries(units)
    .map(([what, unit]) => `${what}=${unit}`)
    .join(",");

/** A browser that forbids storage still works: choices then last as long as the page. */
export const makeStoredPreferences = (window: Window, report: (problem: unknown) => void): Preferences => {
  const attempt = <A>(access: () => A, otherwise: A): A => {
    try {
      return access();
    } catch (problem) {
      report(problem);
      return otherwise;
    }
  };
  const stored = (): UnitChoice =>
    unitsIn(
      attempt(() => window.localStorage.getItem(UNITS_KEY), null),
      usual(window.navigator.languages),
    );
  const units$ = new BehaviorSubject(stored());
  fromEvent<StorageEvent>(window, "storage")
    .pipe(filter((event) => event.key === UNITS_KEY))
    .subscribe(() => units$.next(stored()));
  let scheme = oneOf<ColorScheme>(
    ["auto", "light", "dark"],
    attempt(() => new RegExp(`(?:^|; )${COLOR_SCHEME_COOKIE}=(\\w+)`).exec(window.document.cookie)?.[1], undefined),
    "auto",
  );
  return {
    units$,
    units: () => units$.value,
    chooseUnits: (change) => {
      const next = { ...units$.value, ...change };
      units$.next(next);
      attempt(() => window.localStorage.setItem(UNITS_KEY, written(next)), undefined);
    },
    colorScheme: () => scheme,
    chooseColorScheme: (chosen) => {
      scheme = chosen;
      attempt(() => {
        window.document.cookie = `${COLOR_SCHEME_COOKIE}=${chosen}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax`;
      }, undefined);
    },
  };
};

export const Preferences = token<Preferences>("Preferences");
