import type { DisplayUnits } from "@morsel/application/identity/client/shown-units";
import { UNIT_CHOICES } from "@morsel/domain/units";
import { FormattedMessage } from "react-intl";
import { ChoiceGroup } from "../shell/choice/choice.tsx";

const ENERGY = ["kcal", "kJ"] as const;
const WEIGHT = ["kg", "lb", "st"] as const;
const HEIGHT = ["cm", "ft"] as const;

export type UnitFieldsProps = {
  /** Units that are chosen. */
  readonly units: DisplayUnits;
  /** Called with the unit that changed. */
  readonly onChoose: (change: Partial<DisplayUnits>) => void;
};

/** The units in which quantities are shown. */
export const UnitFields = ({ units, onChoose }: UnitFieldsProps) => (
  <>
    <ChoiceGroup
      name="energy"
      layout="row"
      legend={<FormattedMessage id="units.energy" />}
      choices={ENERGY.map((unit) => ({ value: unit, label: <FormattedMessage id={`units.${unit}.long`} /> }))}
      value={units.energy}
      onChoose={(energy) => onChoose({ energy })}
    />
    <ChoiceGroup
      name="weight"
      layout="row"
      legend={<FormattedMessage id="units.weight" />}
      choices={WEIGHT.map((unit) => ({ value: unit, label: <FormattedMessage id={`units.${unit}.long`} /> }))}
      value={units.weight}
      onChoose={(weight) => onChoose({ weight })}
    />
    <ChoiceGroup
      name="height"
      layout="row"
      legend={<FormattedMessage id="units.height" />}
      choices={HEIGHT.map((unit) => ({ value: unit, label: <FormattedMessage id={`units.${unit}.long`} /> }))}
      value={units.height}
      onChoose={(height) => onChoose({ height })}
    />
    <ChoiceGroup
      name="water"
      layout="row"
      legend={<FormattedMessage id="units.water" />}
      choices={UNIT_CHOICES.water.map((unit) => ({
        value: unit,
        label: <FormattedMessage id={`units.${unit}.long`} />,
      }))}
      value={units.water}
      onChoose={(water) => onChoose({ water })}
    />
  </>
);
