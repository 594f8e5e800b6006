import { addDays, mondayOf, type CalendarDate } from "@morsel/domain/calendar";
import { energyPlan, ENERGY_FLOOR, exerciseEnergyFor, meanEnergy } from "@morsel/domain/goals";
import { trendLeadStart } from "@morsel/domain/measurements";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import { memberGoalsOn } from "../goals/member-goals.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import { weightsOn } from "../measurements/weights-on.ts";
import { readInBatches } from "../reports/days-at-once.ts";
import { measuredDays } from "../reports/measured-days.ts";
import type { ReportStore } from "../reports/report-store.ts";
import {
  type Expenditure,
  type EnergyAnswer,
  type ExpenditureInputs,
  type ExpenditureProposal,
  energyProposal,
  estimateOfRun,
  expenditureHistory,
  expenditureInputs,
  expenditureRun,
  meanExercise,
  RUN_DAYS,
  type ExpenditurePoint,
  type KnownDay,
} from "@morsel/domain/expenditure";
import type { ExpenditureStore } from "./expenditure-store.ts";

/** The expenditure of a member who has turned it on. */
export type KnownExpenditure = {
  readonly estimate: Expenditure;
  readonly inputs: ExpenditureInputs;
  readonly history: readonly ExpenditurePoint[];
  /** W323: absent while there is too little, and where the goal fits already. */
  readonly proposal?: ExpenditureProposal;
  /** Answer to this week's proposal. */
  readonly answer?: EnergyAnswer;
};

export type ExpenditureView = {
  readonly isOn: boolean;
  /** W322: the Monday of this week; what was logged before it is counted. */
  readonly week: CalendarDate;
  /** Absent while it is off, and for a body that no formula knows. */
  readonly known?: KnownExpenditure;
};

export type ReadExpenditure = (member: Member) => Effect.Effect<ExpenditureView>;

export type ExpenditurePorts = {
  readonly expenditure: ExpenditureStore;
  readonly reports: Pick<ReportStore, "nutrientDays">;
  readonly measurements: MeasurementStore;
  readonly goals: GoalStore;
  readonly today: MemberToday;
};

/** W320 to W325: what a member uses, from what was eaten and weighed before this week. */
export const makeReadExpenditure = ({
  expenditure,
  reports,
  measurements,
  goals,
  today,
}: ExpenditurePorts): ReadExpenditure =>
  Effect.fn("ReadExpenditure")(function* (member) {
    const date = yield* today(member);
    const week = mondayOf(date);
    if (!(yield* expenditure.isOn(member.id))) return { isOn: false, week };
    const first = addDays(week, -RUN_DAYS);
    const eaten = yield* readInBatches(first, addDays(week, -1), (from, to) =>
      reports.nutrientDays(member.id, "energy", from, to),
    );
    const weighed = yield* measuredDays(measurements, member.id, "Weight", trendLeadStart(first));
    const current = yield* memberGoalsOn(goals, member, date);
    const run = expenditureRun(eaten, weighed, week);
    const weightOf = yield* weightsOn({ measurements }, member, first, week);
    const plannedOn = (monday: CalendarDate) =>
      energyPlan({ ...member.profile, weightKg: weightOf(addDays(monday, -1)) }, monday);
    const plan = plannedOn(week);
    if (!plan.ok) return { isOn: true, week };
    const done = meanExercise(run);
    const formula = Math.round(plan.value.maintenance + done);
    /** A body that no rule takes then has the formula of now. */
    const formulaOf = (monday: CalendarDate, known: readonly KnownDay[]): number => {
      const then = plannedOn(monday);
      return then.ok ? Math.round(then.value.maintenance + meanExercise(known)) : formula;
    };
    const estimate = estimateOfRun(run, formula);
    if (estimate === undefined) return { isOn: true, week };
    const { weeklyChangeKg } = plan.value;
    const exercise = Math.round(exerciseEnergyFor(current, done));
    const inputs = expenditureInputs(run, weighed, week, { formula, exercise, weeklyChangeKg });
    const proposal = energyProposal(estimate, inputs, ENERGY_FLOOR[member.profile.sex], meanEnergy(current));
    const answer = yield* expenditure.answerOf(member.id, week);
    return {
      isOn: true,
      week,
      known: {
        estimate,
        inputs,
        history: expenditureHistory(run, week, formulaOf),
        ...(proposal === undefined ? {} : { proposal }),
        ...(answer === undefined ? {} : { answer }),
      },
    };
  });
