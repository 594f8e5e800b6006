import { NativeSelect, TextInput } from "@mantine/core";
import { withFigure, type FoodForm } from "@morsel/application/own-foods/client/food-form";
import { nutrientUnit, type NutrientId } from "@morsel/domain/nutrition";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { NUTRIENT_GROUPS, type NutrientGroup } from "../../../figures/nutrient-groups.ts";
import { nutrientName } from "../../../figures/nutrient-names.ts";
import { unreadableWords } from "../../../fields/unreadable-words.ts";
import type { OwnFoodFormState } from "../use-own-food-form.ts";
import classes from "./own-food-form.module.css";

/** Nutrients that labels print, in their order. */
const LABEL = [
  "fat",
  "saturated_fat",
  "carbohydrates",
  "sugar",
  "fiber",
  "protein",
] as const satisfies readonly NutrientId[];
const ON_LABEL: ReadonlySet<NutrientId> = new Set<NutrientId>([...LABEL, "energy", "sodium"]);

type FieldProps = { readonly state: OwnFoodFormState; readonly id: NutrientId };

const FigureField = ({ state, id }: FieldProps) => {
  const intl = useIntl();
  const { form, set, text, read } = state;
  const wrong = read.problems.figures[id];
  const name = intl.formatMessage(nutrientName(id));
  return (
    <TextInput
      className={classes.figure}
      label={intl.formatMessage({ id: "ownFoods.figure" }, { nutrient: name, unit: nutrientUnit(id) })}
      value={text(id)}
      onChange={({ currentTarget: { value } }) => set(withFigure(form, id, value))}
      inputMode="decimal"
      autoComplete="off"
      error={wrong && unreadableWords(intl, wrong)}
    />
  );
};

type UnitFieldProps = FieldProps & {
  readonly label: string;
  readonly unitLabel: string;
  readonly unit: string;
  readonly units: readonly { readonly value: string; readonly label: string }[];
  readonly onUnit: (unit: string) => void;
};

/** A figure that labels print in one of two units. */
const UnitField = ({ state, id, label, unitLabel, unit, units, onUnit }: UnitFieldProps) => {
  const intl = useIntl();
  const { form, set, text, read } = state;
  const wrong = read.problems.figures[id];
  return (
    <div className={classes.withUnit}>
      <TextInput
        label={label}
        value={text(id)}
        onChange={({ currentTarget: { value } }) => set(withFigure(form, id, value))}
        inputMode="decimal"
        autoComplete="off"
        error={wrong && unreadableWords(intl, wrong)}
      />
      <NativeSelect
        label={unitLabel}
        value={unit}
        onChange={({ currentTarget: { value } }) => onUnit(value)}
        data={[...units]}
      />
    </div>
  );
};

const GroupFields = ({
  state,
  group,
  ids,
}: {
  readonly state: OwnFoodFormState;
  readonly group: NutrientGroup;
  readonly ids: readonly NutrientId[];
}) => {
  const intl = useIntl();
  const known = ids.filter((id) => state.text(id) !== "").length;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.group} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {intl.formatMessage({ id: `foods.group.${group}` })}
        {known > 0 && (
          <span className={classes.known}>
            <FormattedMessage id="ownFoods.known" values={{ count: known }} />
          </span>
        )}
      </summary>
      {isOpen && (
        <div className={classes.figures}>
          {ids.map((id) => (
            <FigureField key={id} state={state} id={id} />
          ))}
        </div>
      )}
    </details>
  );
};

const unitOf = (value: string): FoodForm["energyUnit"] => (value === "kJ" ? "kJ" : "kcal");

/** All figures of a label: those that each prints in front, every other in its group. */
export const FigureFields = ({ state }: { readonly state: OwnFoodFormState }) => {
  const intl = useIntl();
  const { form, set } = state;
  return (
    <>
      <div className={classes.figures}>
        <UnitField
          state={state}
          id="energy"
          label={intl.formatMessage({ id: "nutrient.energy" })}
          unitLabel={intl.formatMessage({ id: "ownFoods.energyUnit" })}
          unit={form.energyUnit}
          units={[
            { value: "kcal", label: intl.formatMessage({ id: "ownFoods.kcal" }) },
            { value: "kJ", label: intl.formatMessage({ id: "ownFoods.kJ" }) },
          ]}
          onUnit={(value) => set({ ...form, energyUnit: unitOf(value) })}
        />
        {LABEL.map((id) => (
          <FigureField key={id} state={state} id={id} />
        ))}
        <UnitField
          state={state}
          id="sodium"
          label={intl.formatMessage({ id: form.saltAs === "salt" ? "ownFoods.salt" : "nutrient.sodium" })}
          unitLabel={intl.formatMessage({ id: "ownFoods.saltUnit" })}
          unit={form.saltAs}
          units={[
            { value: "salt", label: intl.formatMessage({ id: "ownFoods.saltIn" }) },
            { value: "sodium", label: intl.formatMessage({ id: "ownFoods.sodiumIn" }) },
          ]}
          onUnit={(value) => set({ ...form, saltAs: value === "salt" ? "salt" : "sodium" })}
        />
      </div>
      <div>
        <p className={classes.hint}>
          <FormattedMessage id="ownFoods.unknownHint" />
        </p>
        {NUTRIENT_GROUPS.map(([group, ids]) => {
          const rest = ids.filter((id) => !ON_LABEL.has(id));
          return <GroupFields key={group} state={state} group={group} ids={rest} />;
        })}
      </div>
    </>
  );
};
