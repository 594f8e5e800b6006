import { Button, TextInput } from "@mantine/core";
import { typedFromZero } from "@morsel/domain/units";
import { DEFAULT_SPLIT, macroGrams, splitOfGrams as nearestSplit, type MacroSplit } from "@morsel/domain/goals";
import { energyShares, macroEnergies } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { shortName } from "../../../figures/nutrient-names.ts";
import { PercentSelect } from "./percent-select.tsx";
import classes from "./goals.module.css";

export const MACROS = ["carbohydrates", "fat", "protein"] as const satisfies readonly (keyof MacroSplit)[];
export type Macro = (typeof MACROS)[number];
/** Typed grams of each macro. */
export type TypedGrams = Readonly<Record<Macro, string>>;

export type MacroChoice =
  | { readonly by: "percent"; readonly split: MacroSplit }
  | { readonly by: "grams"; readonly typed: TypedGrams };

export type MacroFieldsProps = {
  /** kcal; undefined while it cannot be read. */
  readonly energy: number | undefined;
  readonly choice: MacroChoice;
  readonly isWrong: boolean;
  readonly onChoice: (choice: MacroChoice) => void;
  /** Takes what the grams come to as the day's energy. */
  readonly onEnergy: (kcal: number) => void;
};

/** Puts the result of a share below its field. */
const ORDER: ("label" | "input" | "description")[] = ["label", "input", "description"];
const BY = ["percent", "grams"] as const;

/** The grams as numbers; undefined where one cannot be read. */
export const readGrams = (typed: TypedGrams, mark: "." | ","): MacroSplit | undefined => {
  const [carbohydrates, fat, protein] = MACROS.map((macro) => typedFromZero(typed[macro], mark));
  return carbohydrates === undefined || fat === undefined || protein === undefined
    ? undefined
    : { carbohydrates, fat, protein };
};

const Percents = ({
  energy,
  split,
  isWrong,
  onSplit,
}: {
  readonly energy: number | undefined;
  readonly split: MacroSplit;
  readonly isWrong: boolean;
  readonly onSplit: (split: MacroSplit) => void;
}) => {
  const intl = useIntl();
  const figures = useFigures();
  const grams = energy === undefined ? undefined : macroGrams(energy, split);
  const sum = split.carbohydrates + split.fat + split.protein;
  return (
    <>
      <div className={classes.three}>
        {MACROS.map((macro) => (
          <PercentSelect
            key={macro}
            label={<FormattedMessage {...shortName(macro)} />}
            description={grams === undefined ? "–" : figures.withUnit(grams[macro], "g")}
            isWrong={isWrong}
            value={split[macro]}
            onPercent={(percent) => onSplit({ ...split, [macro]: percent })}
          />
        ))}
      </div>
      <p className={classes.sum} data-wrong={sum !== 100 || undefined} aria-live="polite">
        {sum === 100 ? (
          <FormattedMessage id="goals.sum" values={{ sum: intl.formatNumber(1, { style: "percent" }) }} />
        ) : (
          <FormattedMessage id="goals.refused.sum" values={{ sum }} />
        )}
      </p>
    </>
  );
};

const Grams = ({
  energy,
  typed,
  isWrong,
  onTyped,
  onEnergy,
}: {
  readonly energy: number | undefined;
  readonly typed: TypedGrams;
  readonly isWrong: boolean;
  readonly onTyped: (typed: TypedGrams) => void;
  readonly onEnergy: (kcal: number) => void;
}) => {
  const intl = useIntl();
  const figures = useFigures();
  const grams = readGrams(typed, figures.mark);
  const sum = grams && Math.round(macroEnergies(grams).reduce((all, one) => all + one, 0));
  const shares = grams && energyShares(grams);
  return (
    <>
      <div className={classes.three}>
        {MACROS.map((macro) => (
          <TextInput
            key={macro}
            label={intl.formatMessage({ id: "goals.gramsOf" }, { name: intl.formatMessage(shortName(macro)) })}
            description={shares === undefined ? "–" : intl.formatNumber(shares[macro] / 100, { style: "percent" })}
            inputWrapperOrder={ORDER}
            inputMode="decimal"
            autoComplete="off"
            error={isWrong}
            value={typed[macro]}
            onChange={(event) => onTyped({ ...typed, [macro]: event.currentTarget.value })}
          />
        ))}
      </div>
      <p className={classes.sum} aria-live="polite">
        {sum === undefined ? (
          <FormattedMessage id="goals.refused.grams" />
        ) : figures.isEnergyHidden ? null : (
          <FormattedMessage id="goals.gramsSum" values={{ sum: figures.energyWithUnit(sum) }} />
        )}
      </p>
      {!figures.isEnergyHidden && sum !== undefined && energy !== undefined && sum > 0 && sum !== Math.round(energy) ? (
        <Button variant="default" onClick={() => onEnergy(sum)}>
          <FormattedMessage id="goals.gramsTake" values={{ sum: figures.energyWithUnit(sum) }} />
        </Button>
      ) : null}
    </>
  );
};

/** Macros by shares in steps of five, or by grams, which are stored as typed. */
export const MacroFields = ({ energy, choice, isWrong, onChoice, onEnergy }: MacroFieldsProps) => {
  const figures = useFigures();
  const turn = (by: (typeof BY)[number], given: MacroSplit): void => {
    if (by === choice.by) return;
    if (by === "percent") return onChoice({ by, split: given });
    const grams = energy === undefined ? undefined : macroGrams(energy, given);
    const typed = (macro: Macro) => (grams === undefined ? "" : figures.editable(Math.round(grams[macro] * 10) / 10));
    onChoice({ by, typed: { carbohydrates: typed("carbohydrates"), fat: typed("fat"), protein: typed("protein") } });
  };
  const nearest = (): MacroSplit => {
    if (choice.by === "percent") return choice.split;
    const grams = readGrams(choice.typed, figures.mark);
    return (grams && nearestSplit(grams)) ?? DEFAULT_SPLIT;
  };
  return (
    <fieldset className={classes.macros}>
      <legend>
        <FormattedMessage id="goals.macros" />
      </legend>
      <ChoiceGroup
        name="macros-by"
        layout="row"
        isLegendHidden
        legend={<FormattedMessage id="goals.macrosBy" />}
        choices={BY.map((by) => ({ value: by, label: <FormattedMessage id={`goals.macrosBy.${by}`} /> }))}
        value={choice.by}
        onChoose={(by) => turn(by, nearest())}
      />
      {choice.by === "percent" ? (
        <Percents
          energy={energy}
          split={choice.split}
          isWrong={isWrong}
          onSplit={(split) => onChoice({ by: "percent", split })}
        />
      ) : (
        <Grams
          energy={energy}
          typed={choice.typed}
          isWrong={isWrong}
          onTyped={(typed) => onChoice({ by: "grams", typed })}
          onEnergy={onEnergy}
        />
      )}
    </fieldset>
  );
};
