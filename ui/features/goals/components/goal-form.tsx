import { Button, NativeSelect, TextInput } from "@mantine/core";
import {
  changeGoals,
  DEFAULT_SPLIT,
  macroGrams,
  PERCENT_CHOICES,
  splitOfGrams,
  type Goals,
  type MacroSplit,
} from "@morsel/domain/goals";
import type { CalendarDate } from "@morsel/domain/calendar";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useUnits } from "../../../i18n/units.tsx";
import { ChoiceGroup } from "../../../shell/choice.tsx";
import { Problem } from "../../../shell/page.tsx";
import { useFigures } from "../../foods/figures.tsx";
import { shortName } from "../../foods/nutrient-names.ts";
import { typedEnergy } from "@morsel/application/goals/client/typed-energy";
import { goalsRefusalWords } from "../goals-refusal-words.ts";
import classes from "./goals.module.css";

export type GoalFormProps = {
  readonly goals: Goals;
  readonly today: CalendarDate;
  /** kcal; nobody's goal is below the floor that is theirs. */
  readonly floor: number;
  /** Seven names, Monday first. */
  readonly weekdays: readonly string[];
  readonly isBusy: boolean;
  readonly problem?: ReactNode;
  readonly onSave: (goals: Goals) => void;
};

const MACROS = ["carbohydrates", "fat", "protein"] as const satisfies readonly (keyof MacroSplit)[];
/** What a share comes to stands below it. */
const ORDER: ("label" | "input" | "description")[] = ["label", "input", "description"];
const WHICH = ["all", "some"] as const;

const splitIn = (goals: Goals): MacroSplit => {
  const { carbohydrates = 0, fat = 0, protein = 0 } = goals.dailyGoals[0] ?? {};
  return splitOfGrams({ carbohydrates, fat, protein }) ?? DEFAULT_SPLIT;
};

/** Energy and macros for every day or for some weekdays; the day itself stays in the domain's hands. */
export const GoalForm = ({ goals, today, floor, weekdays, isBusy, problem, onSave }: GoalFormProps) => {
  const intl = useIntl();
  const units = useUnits();
  const figures = useFigures();
  const [energy, setEnergy] = useState(() => figures.energy(goals.dailyGoals[0]?.energy ?? 0).replaceAll(/\D/g, ""));
  const [split, setSplit] = useState(() => splitIn(goals));
  const [which, setWhich] = useState<(typeof WHICH)[number]>("all");
  const [days, setDays] = useState<readonly number[]>([]);
  const [wrong, setWrong] = useState<string>();
  const [wrongAt, setWrongAt] = useState<"energy" | "split">();
  const sum = split.carbohydrates + split.fat + split.protein;
  const kcal = typedEnergy(energy, units.energy);
  const grams = kcal === undefined ? undefined : macroGrams(kcal, split);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrongAt(kcal === undefined ? "energy" : undefined);
    if (kcal === undefined) return setWrong(intl.formatMessage({ id: "goals.refused.unreadable" }));
    if (which === "some" && days.length === 0) return setWrong(intl.formatMessage({ id: "goals.refused.days" }));
    const from = today >= goals.effectiveFrom ? today : goals.effectiveFrom;
    const change = { energy: kcal, split, ...(which === "some" ? { weekdays: days } : {}) };
    const changed = changeGoals(goals, change, from, floor);
    if (!changed.ok) setWrongAt(changed.error._tag === "SplitSum" ? "split" : "energy");
    setWrong(changed.ok ? undefined : goalsRefusalWords(intl, figures, changed.error));
    return changed.ok && !isBusy ? onSave(changed.value) : undefined;
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={<FormattedMessage id={`goals.energy.${units.energy}`} />}
        inputMode="decimal"
        autoComplete="off"
        value={energy}
        error={wrongAt === "energy"}
        onChange={(event) => setEnergy(event.currentTarget.value)}
      />
      <fieldset className={classes.macros}>
        <legend>
          <FormattedMessage id="goals.macros" />
        </legend>
        {MACROS.map((macro) => (
          <NativeSelect
            key={macro}
            label={<FormattedMessage {...shortName(macro)} />}
            description={grams === undefined ? "–" : figures.withUnit(grams[macro], "g")}
            inputWrapperOrder={ORDER}
            error={wrongAt === "split"}
            classNames={{ input: classes.share }}
            rightSectionWidth="1.75rem"
            value={String(split[macro])}
            data={PERCENT_CHOICES.map((percent) => ({
              value: String(percent),
              label: intl.formatNumber(percent / 100, { style: "percent" }),
            }))}
            onChange={(event) => setSplit({ ...split, [macro]: Number(event.currentTarget.value) })}
          />
        ))}
      </fieldset>
      <p className={classes.sum} data-wrong={sum !== 100 || undefined} aria-live="polite">
        {sum === 100 ? (
          <FormattedMessage id="goals.sum" values={{ sum: intl.formatNumber(1, { style: "percent" }) }} />
        ) : (
          <FormattedMessage id="goals.refused.sum" values={{ sum }} />
        )}
      </p>
      <ChoiceGroup
        name="which"
        layout="row"
        legend={<FormattedMessage id="goals.which" />}
        choices={WHICH.map((one) => ({ value: one, label: <FormattedMessage id={`goals.which.${one}`} /> }))}
        value={which}
        onChoose={setWhich}
      />
      {which === "some" ? (
        <fieldset className={classes.days}>
          <legend className="morsel-hidden">
            <FormattedMessage id="goals.which.some" />
          </legend>
          {weekdays.map((name, day) => (
            <label key={name} className={classes.day}>
              <input
                type="checkbox"
                checked={days.includes(day)}
                onChange={(event) =>
                  setDays(event.currentTarget.checked ? [...days, day] : days.filter((one) => one !== day))
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      ) : null}
      <Problem>{wrong ?? problem}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="goals.save" />
      </Button>
    </form>
  );
};
