import { limitOn, ENERGY_FLOOR, type Goals } from "@morsel/domain/goals";
import type { GoalBasis } from "@morsel/application/goals/read-basis";
import { weekday, type CalendarDate } from "@morsel/domain/calendar";
import { waterGoal } from "@morsel/domain/hydration";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import classes from "../../../shell/page/page.module.css";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { useMealNames } from "../../../settings/meal-names.ts";
import { useWaterWords } from "../../../figures/water-words.ts";
import { goalsRefusalWords } from "../goals-refusal-words.ts";
import { weekdayNames } from "../../../dates/dates.ts";
import { planDate } from "../plan-dates.ts";
import type { SaveGoals } from "../use-goal-mutations.ts";
import { ExerciseForm } from "./exercise-form.tsx";
import { GoalForm } from "./guided/goal-form.tsx";
import { GoalTable } from "./guided/goal-table.tsx";
import { GoalsSection } from "./goals-section.tsx";
import { LimitsForm } from "./limits/limits-form.tsx";
import { LockedMeals } from "./locked-meals.tsx";
import { MealSharesForm } from "./meal-shares-form.tsx";
import goalClasses from "./goals.module.css";
import { TargetsForm } from "./targets-form.tsx";
import { WeightAim, WeightAimWords } from "./weight-aim.tsx";

export type GoalsSectionsProps = {
  /** Goals in force on the day from which a change applies. */
  readonly goals: Goals;
  readonly from: CalendarDate;
  readonly today: CalendarDate;
  readonly basis: GoalBasis;
  /** ME23: meals have goals with premium, which the member has not. */
  readonly isMealsLocked?: boolean;
  readonly save: Pick<SaveGoals, "isPending" | "error" | "mutate">;
};

/** The goals that hold, in one card; each opens the form that changes it. */
export const GoalsSections = ({ goals, from, today, basis, isMealsLocked = false, save }: GoalsSectionsProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const meals = useMealNames();
  const { amount } = useWaterWords();
  const { sex } = basis.body;
  const given = { goals, from, floor: ENERGY_FLOOR[sex], isBusy: save.isPending, onSave: save.mutate };
  const limited = NUTRIENT_IDS.filter((id) => id !== "energy" && limitOn(goals, id, weekday(from)) !== undefined);
  const shares = Object.entries(goals.mealShares ?? {}).filter(([, share]) => share > 0);
  const percent = (share: number) => intl.formatNumber(share / 100, { style: "percent" });
  const isExercise = goals.assignExerciseEnergy === "on";
  return (
    <>
      <Sheet labelledBy="goals-now">
        <h2 id="goals-now" className={classes.subtitle}>
          {from === today ? (
            <FormattedMessage id="goals.now" />
          ) : (
            <FormattedMessage id="goals.then" values={{ date: planDate(intl, from) }} />
          )}
        </h2>
        <GoalTable goals={goals} weekdays={weekdayNames(intl, "short")} />
        <div className={goalClasses.rows}>
          <GoalsSection id="energy" title={<FormattedMessage id="goals.change" />}>
            <GoalForm {...given} isToday={from === today} weekdays={weekdayNames(intl, "long")} />
          </GoalsSection>
          <GoalsSection
            id="weight"
            title={<FormattedMessage id="goals.weight" />}
            now={<WeightAimWords basis={basis} />}
          >
            <WeightAim basis={basis} goals={goals} today={today} />
          </GoalsSection>
          <GoalsSection
            id="nutrients"
            title={<FormattedMessage id="goals.nutrients" />}
            now={<FormattedMessage id="goals.nutrients.now" values={{ count: limited.length }} />}
          >
            <LimitsForm {...given} />
          </GoalsSection>
          <GoalsSection
            id="meals"
            title={<FormattedMessage id="goals.meals" />}
            now={
              shares.length === 0 ? (
                <FormattedMessage id="goals.meals.none" />
              ) : (
                intl.formatList(
                  shares.map(([meal, share]) =>
                    intl.formatMessage(
                      { id: "goals.meals.share" },
                      { meal: meals.of(meal as Parameters<typeof meals.of>[0]), share: percent(share) },
                    ),
                  ),
                )
              )
            }
          >
            {isMealsLocked ? <LockedMeals {...given} /> : <MealSharesForm {...given} />}
          </GoalsSection>
          <GoalsSection
            id="exercise"
            title={<FormattedMessage id="goals.exercise" />}
            now={<FormattedMessage id={isExercise ? "goals.exercise.isOn" : "goals.exercise.isOff"} />}
          >
            <ExerciseForm {...given} />
          </GoalsSection>
          <GoalsSection
            id="targets"
            title={<FormattedMessage id="goals.targets" />}
            now={
              <FormattedMessage
                id={goals.steps === undefined ? "goals.targets.water" : "goals.targets.both"}
                values={{ water: amount(waterGoal(goals, sex) ?? 0), steps: intl.formatNumber(goals.steps ?? 0) }}
              />
            }
          >
            <TargetsForm {...given} sex={sex} />
          </GoalsSection>
        </div>
      </Sheet>
      {save.error === null ? null : (
        <Problem>{refusalWords(intl, save.error, (rule) => goalsRefusalWords(intl, figures, rule))}</Problem>
      )}
    </>
  );
};
