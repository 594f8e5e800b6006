import { token } from "@morsel/application/platform/token";
import { UNIT_CHOICES, type UnitPreferences } from "@morsel/domain/units";
import type { Me } from "@morsel/application/identity/client/session-client";
import { METRIC, type DisplayUnits } from "@morsel/application/identity/client/shown-units";
import type { UnitsClient } from "@morsel/application/identity/client/units-client";
import * as Effect from "effect/Effect";
import { BehaviorSubject, fromEvent, merge, type Observable } from "rxjs";
import { filter } from "rxjs/operators";
import type { SessionWatch } from "./session-status.ts";

export type ColorScheme = "auto" | "light" | "dark";

const SHOWN = {
  energy: { calories: "kcal", kilojoules: "kJ" },
  weight: { kilograms: "kg", pounds: "lb", stone: "st" },
  height: { centimeters: "cm", inches: "ft" },
} as const;

const nameOf = <N extends string>(names: Readonly<Record<N, string>>, shown: string | undefined): N | undefined =>
  (Object.keys(names) as N[]).find((name) => names[name] === shown);

/** Converts the member's units into those of the page. */
const shownOf = ({ energy, bodyWeight, height, water }: UnitPreferences): DisplayUnits => ({
  energy: SHOWN.energy[energy],
  weight: SHOWN.weight[bodyWeight],
  height: SHOWN.height[height],
  water,
});

/** Converts a choice made on the page into the member's preferences. */
const choiceOf = (change: Partial<DisplayUnits>): Partial<UnitPreferences> => {
  const [energy, bodyWeight] = [nameOf(SHOWN.energy, change.energy), nameOf(SHOWN.weight, change.weight)];
  const height = nameOf(SHOWN.height, change.height);
  return {
    ...(energy === undefined ? {} : { energy }),
    ...(bodyWeight === undefined ? {} : { bodyWeight }),
    ...(height === undefined ? {} : { height }),
    ...(change.water === undefined ? {} : { water: change.water }),
  };
};

/** Whose page it is, and where a member's choice is kept. */
export type UnitsOfMember = { readonly watch: SessionWatch; readonly units: UnitsClient };

export type Preferences = {
  readonly units$: Observable<DisplayUnits>;
  readonly units: () => DisplayUnits;
  readonly chooseUnits: (change: Partial<DisplayUnits>) => void;
  readonly colorScheme: () => ColorScheme;
  readonly chooseColorScheme: (scheme: ColorScheme) => void;
};

const UNITS_KEY = "morsel-units";
/** The server reads this cookie to paint the right scheme from the first byte. */
export const COLOR_SCHEME_COOKIE = "morsel-color-scheme";
const A_YEAR_SECONDS = 31_536_000;

const oneOf = <A extends string>(allowed: readonly A[], given: unknown, otherwise: A): A =>
  allowed.find((value) => value === given) ?? otherwise;

const unitsIn = (stored: string | null, otherwise: DisplayUnits): DisplayUnits => {
  if (stored === null) return otherwise;
  const given = new Map(stored.split(",").map((pair) => pair.split("=") as [string, string]));
  return {
    energy: oneOf(["kcal", "kJ"], given.get("energy"), otherwise.energy),
    weight: oneOf(["kg", "lb", "st"], given.get("weight"), otherwise.weight),
    height: oneOf(["cm", "ft"], given.get("height"), otherwise.height),
    water: oneOf(UNIT_CHOICES.water, given.get("water"), otherwise.water),
  };
};

const usual = (languages: readonly string[]): DisplayUnits =>
  languages[0] === "en-US" ? { ...METRIC, weight: "lb", height: "ft", water: "fluid_ounces" } : METRIC;

const written = (units: DisplayUnits): string =>
  Object.entries(units)
    .map(([what, unit]) => `${what}=${unit}`)
    .join(",");

/**
 * J12: a member's units are those of the profile; the browser keeps a visitor's. One that forbids storage still works: choices
 * then last as long as the page.
 */
export const makePreferences = (
  window: Window,
  report: (problem: unknown) => void,
  { watch, units }: UnitsOfMember,
): Preferences => {
  const attempt = <A>(access: () => A, otherwise: A): A => {
    try {
      return access();
    } catch (problem) {
      report(problem);
      return otherwise;
    }
  };
  const stored = (): DisplayUnits =>
    unitsIn(
      attempt(() => window.localStorage.getItem(UNITS_KEY), null),
      usual(window.navigator.languages),
    );
  const shown = (): DisplayUnits => {
    const status = watch.current();
    return status.status === "authenticated" ? shownOf(status.me.units) : stored();
  };
  const units$ = new BehaviorSubject(shown());
  merge(
    watch.status$,
    fromEvent<StorageEvent>(window, "storage").pipe(filter((event) => event.key === UNITS_KEY)),
  ).subscribe(() => units$.next(shown()));
  let saving: Promise<void> = Promise.resolve();
  let choices = 0;
  /** One after the other; what the last of them answers is shown, and what could not be kept is shown as it was. */
  const keep = (change: Partial<DisplayUnits>, { userId }: Me): void => {
    const choice = (choices += 1);
    const settled = (then: () => void) => () => (choice === choices ? then() : undefined);
    const save = units.choose(choiceOf(change)).pipe(
      Effect.match({
        onSuccess: (kept) =>
          settled(() => {
            const status = watch.current();
            if (status.status === "authenticated" && status.me.userId === userId)
              watch.became({ ...status.me, units: kept });
          })(),
        onFailure: settled(() => units$.next(shown())),
      }),
    );
    saving = saving.then(() => Effect.runPromise(save)).catch(report);
  };
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
      const status = watch.current();
      if (status.status === "authenticated") return keep(change, status.me);
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
