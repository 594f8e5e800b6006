import { isTimeOfDay } from "@morsel/domain/calendar";
import { checkStrengthSets, OWN_ENERGY_MAX, type ExerciseDone, type StrengthSet } from "@morsel/domain/exercise";
import { readAmount } from "@morsel/domain/units";
import { useState } from "react";
import { useUnits } from "../../i18n/units.tsx";
import { useFigures } from "../../figures/figures.tsx";
import { liftedIn, liftedToKg, liftedUnit } from "./lifted-weight.ts";

/** A set as it is typed. */
export type TypedSet = { readonly key: number; readonly reps: string; readonly weight: string };

/** Form state of a performed exercise: the initial values and the typed ones. */
export const useDoneForm = (kind: "cardio" | "strength", given: ExerciseDone) => {
  const { mark, editable, perKcal, unit: energyUnit } = useFigures();
  const unit = liftedUnit(useUnits().weight);
  const typedOf = ({ reps, weightKg }: StrengthSet, key: number): TypedSet => ({
    key,
    reps: editable(reps),
    weight: weightKg === undefined ? "" : editable(liftedIn(unit, weightKg)),
  });
  const [minutes, setMinutes] = useState(given.minutes);
  const [energy, setEnergy] = useState(
    given.ownNet === undefined || given.ownNet === null ? "" : editable(given.ownNet * perKcal),
  );
  const [sets, setSets] = useState<readonly TypedSet[]>(() =>
    given.sets === undefined || given.sets.length === 0 ? [{ key: 0, reps: "", weight: "" }] : given.sets.map(typedOf),
  );
  const [startsAt, setStartsAt] = useState<string>(given.startsAt ?? "");
  const [note, setNote] = useState(given.note ?? "");

  const read = (text: string): number | undefined => {
    if (/^\s*0+\s*$/.test(text)) return 0;
    const amount = readAmount(text, mark);
    return amount.ok ? amount.value : undefined;
  };
  /** NaN where something is typed that cannot be read. */
  const ownNet = energy.trim() === "" ? undefined : (read(energy) ?? Number.NaN) / perKcal;
  const strength = sets.map(({ reps, weight }): StrengthSet => ({
    reps: read(reps) ?? Number.NaN,
    ...(weight.trim() === "" ? {} : { weightKg: liftedToKg(unit, read(weight) ?? Number.NaN) }),
  }));
  const isEnergyRead = ownNet === undefined || (ownNet >= 0 && ownNet <= OWN_ENERGY_MAX);
  const checked = checkStrengthSets(strength);

  const done = (): ExerciseDone | undefined => {
    if (kind === "strength") return checked.ok ? { sets: checked.value, note } : undefined;
    return minutes === undefined || !isEnergyRead
      ? undefined
      : { minutes, ownNet: ownNet ?? null, startsAt: isTimeOfDay(startsAt) ? startsAt : null, note };
  };
  const change = (key: number, more: Partial<TypedSet>): void =>
    setSets(sets.map((set) => (set.key === key ? { ...set, ...more } : set)));
  const addSet = (): void => {
    const last = sets.at(-1);
    setSets([...sets, { reps: "", weight: "", ...last, key: Math.max(...sets.map(({ key }) => key)) + 1 }]);
  };
  const removeSet = (key: number): void => setSets(sets.filter((set) => set.key !== key));
  return {
    kind,
    unit,
    energyUnit,
    minutes,
    setMinutes,
    energy,
    setEnergy,
    startsAt,
    setStartsAt,
    ownNet,
    isEnergyRead,
    sets,
    change,
    addSet,
    removeSet,
    checked,
    note,
    setNote,
    done,
  };
};

export type DoneForm = ReturnType<typeof useDoneForm>;
