import { Button } from "@mantine/core";
import type { QualityFlag } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import { nutrientName } from "../../../figures/nutrient-names.ts";
import type { OwnFoodFormState } from "../use-own-food-form.ts";
import classes from "./own-food-form.module.css";

/** A doubt in words, with the values that it is about. */
export const DoubtWords = ({ doubt }: { readonly doubt: QualityFlag }) => {
  const intl = useIntl();
  const figures = useFigures();
  if (figures.isEnergyHidden && "energy" in doubt) return <FormattedMessage id="ownFoods.doubt.energyHidden" />;
  switch (doubt._tag) {
    case "EnergyDiffersFromParts":
    case "KilojoulesAsKcal":
      return (
        <FormattedMessage
          id={`ownFoods.doubt.${doubt._tag}`}
          values={{ energy: figures.energyWithUnit(doubt.energy), ofParts: figures.energyWithUnit(doubt.ofParts) }}
        />
      );
    case "EnergyAbovePureFat":
      return (
        <FormattedMessage
          id="ownFoods.doubt.EnergyAbovePureFat"
          values={{ energy: figures.energyWithUnit(doubt.energy), most: figures.energyWithUnit(900) }}
        />
      );
    case "PartAboveWhole":
      return (
        <FormattedMessage
          id="ownFoods.doubt.PartAboveWhole"
          values={{
            part: intl.formatMessage(nutrientName(doubt.part)),
            whole: intl.formatMessage(nutrientName(doubt.whole)),
          }}
        />
      );
    case "PartsAbove100g":
    case "PartsBelow100g":
      return (
        <FormattedMessage id={`ownFoods.doubt.${doubt._tag}`} values={{ grams: figures.withUnit(doubt.grams, "g") }} />
      );
    case "PerServing":
      return (
        <FormattedMessage
          id="ownFoods.doubt.PerServing"
          values={{ grams: figures.withUnit(doubt.servingGrams, "g") }}
        />
      );
    case "EnergyMissing":
    case "SodiumIsSalt":
    case "FibreUnknown":
    case "PerMillilitre":
      return <FormattedMessage id={`ownFoods.doubt.${doubt._tag}`} />;
    default:
      // Doubts that only an import can know.
      return null;
  }
};

/** Doubts about the values, shown while they are typed; none of them prevents saving. */
export const FoodDoubts = ({ state: { doubts, form, set } }: { readonly state: OwnFoodFormState }) => (
  <div role="status" className={classes.doubts}>
    {doubts.length > 0 && (
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt._tag === "PartAboveWhole" ? doubt._tag + doubt.part : doubt._tag}>
            <DoubtWords doubt={doubt} />
            {doubt._tag === "KilojoulesAsKcal" && form.energyUnit === "kcal" && (
              <Button variant="default" onClick={() => set({ ...form, energyUnit: "kJ" })}>
                <FormattedMessage id="ownFoods.areKilojoules" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    )}
  </div>
);
