import { meanEnergy } from "@morsel/domain/goals";
import { weightAimOf, type BodyProfile, type Goals } from "@morsel/domain/goals";
import { FormattedMessage, useIntl } from "react-intl";
import { formatHeight, formatWeight } from "../../../../i18n/body-figures.ts";
import { useUnits } from "../../../../i18n/units.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { shortName } from "../../../../figures/nutrient-names.ts";
import { MACROS } from "../macro-fields.tsx";
import classes from "../goals.module.css";

type Side = { readonly body: BodyProfile; readonly goals: Goals };

export type GoalComparisonProps = { readonly before: Side; readonly after: Side };

/** Answers and goals, old and new side by side; changes stand out. */
export const GoalComparison = ({ before, after }: GoalComparisonProps) => {
  const intl = useIntl();
  const units = useUnits();
  const figures = useFigures();
  const weight = (kg: number) => formatWeight(intl, units.weight, kg);
  const pace = ({ weeklyChangeKg }: BodyProfile) =>
    intl.formatMessage(
      { id: `goals.guided.pace.${weightAimOf(weeklyChangeKg)}` },
      { change: formatWeight(intl, units.weight === "st" ? "lb" : units.weight, Math.abs(weeklyChangeKg), 2) },
    );
  const grams = ({ dailyGoals }: Goals, macro: (typeof MACROS)[number]) => {
    const all = dailyGoals.map((goal) => goal[macro] ?? 0);
    return figures.withUnit(all.reduce((sum, one) => sum + one, 0) / all.length, "g");
  };
  const energy = ({ goals }: Side) => figures.energyWithUnit(meanEnergy(goals));
  const rows: readonly (readonly [name: string, words: (side: Side) => string])[] = [
    ...(figures.isEnergyHidden ? [] : [[intl.formatMessage({ id: "goals.guided.energy" }), energy] as const]),
    ...MACROS.map((macro) => [intl.formatMessage(shortName(macro)), (side: Side) => grams(side.goals, macro)] as const),
    [intl.formatMessage({ id: "goals.guided.pace" }), ({ body }) => pace(body)],
    [intl.formatMessage({ id: "account.goalWeight" }), ({ body }) => weight(body.goalWeightKg)],
    [intl.formatMessage({ id: "account.weight" }), ({ body }) => weight(body.weightKg)],
    [intl.formatMessage({ id: "account.height" }), ({ body }) => formatHeight(intl, units.height, body.heightCm)],
    [
      intl.formatMessage({ id: "goals.guided.activity" }),
      ({ body }) => intl.formatMessage({ id: `account.activity.${body.activityLevel}` }),
    ],
  ];
  return (
    <div className={classes.goals}>
      <table className={classes.table}>
        <caption className="morsel-hidden">
          <FormattedMessage id="goals.guided.compare" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="goals.guided.what" />
            </th>
            <th scope="col">
              <FormattedMessage id="goals.guided.before" />
            </th>
            <th scope="col">
              <FormattedMessage id="goals.guided.after" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, words]) => {
            const [old, next] = [words(before), words(after)];
            return (
              <tr key={name} data-changed={old !== next || undefined}>
                <th scope="row">{name}</th>
                <td data-column={intl.formatMessage({ id: "goals.guided.before" })}>{old}</td>
                <td data-column={intl.formatMessage({ id: "goals.guided.after" })}>{next}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
