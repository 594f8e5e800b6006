import type { EnergyAnswer, ExpenditureInputs } from "@morsel/domain/expenditure";
import type { ExpenditureView, KnownExpenditure } from "@morsel/application/expenditure/read-expenditure";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HiddenEnergyProvider } from "../../../figures/figures.tsx";
import { AnswerList } from "./answer-list.tsx";
import { ExpenditurePanel } from "./expenditure-panel.tsx";

const week = "2026-03-09" as CalendarDate;
const nothing = () => undefined;

const inputs: ExpenditureInputs = {
  from: addDays(week, -28),
  to: addDays(week, -1),
  days: 28,
  completeDays: 24,
  intake: 2140,
  weighings: 20,
  trend: { from: addDays(week, -28), to: addDays(week, -1), fromKg: 71.9, toKg: 71.2 },
  formula: 2200,
  exercise: 0,
  weeklyChangeKg: -0.5,
};
const proposal = { energy: 1760, floor: 1200, isFloored: false, goal: 1900 };
const known: KnownExpenditure = {
  estimate: {
    energy: 2310,
    low: 2050,
    high: 2570,
    isReady: true,
    reasons: [{ kind: "days-missing", days: 4, of: 28 }, { kind: "moved", by: 35 }, { kind: "near-formula" }],
  },
  inputs,
  history: Array.from({ length: 12 }, (_, n) => ({
    week: addDays(week, 7 * (n - 11)),
    ...(n < 3 ? {} : { estimate: { energy: 2200 + n * 10, low: 1900 + n * 14, high: 2500 + n * 6 } }),
  })),
  proposal,
};
const answer: EnergyAnswer = { week, answer: "refused", at: 0, estimate: known.estimate, proposal, inputs };
const of = (change: Partial<KnownExpenditure>): ExpenditureView => ({
  isOn: true,
  week,
  known: { ...known, ...change },
});

const meta = {
  title: "Features/Goals/Adaptive expenditure",
  component: ExpenditurePanel,
  args: { view: of({}), isBusy: false, onTurn: nothing, onAnswer: nothing },
} satisfies Meta<typeof ExpenditurePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Proposed: Story = {};
export const Off: Story = { args: { view: { isOn: false, week } } };
export const Answering: Story = { args: { isBusy: true } };
export const TooLittleYet: Story = {
  args: {
    view: of({
      estimate: {
        ...known.estimate,
        isReady: false,
        reasons: [
          { kind: "needs-time", days: 16, need: 21 },
          { kind: "needs-weighings", have: 1, need: 7 },
          { kind: "needs-complete-days", have: 9, need: 10 },
        ],
      },
      history: [],
    }),
  },
};
export const HeldByTheFloor: Story = {
  args: {
    view: of({
      estimate: {
        ...known.estimate,
        energy: 1500,
        reasons: [
          { kind: "surprise", direction: "heavier" },
          { kind: "away-from-formula", by: -700 },
        ],
      },
      proposal: { energy: 1200, floor: 1200, isFloored: true, goal: 1600 },
    }),
  },
};
export const WithExercise: Story = { args: { view: of({ inputs: { ...inputs, exercise: 240, weeklyChangeKg: 0 } }) } };
export const Refused: Story = { args: { view: of({ answer }), answers: <AnswerList answers={[answer]} /> } };
export const Accepted: Story = {
  args: {
    view: of({ answer: { ...answer, answer: "accepted" } }),
    answers: (
      <AnswerList
        answers={[
          { ...answer, answer: "accepted" },
          { ...answer, week: addDays(week, -7) },
        ]}
        onMore={nothing}
      />
    ),
  },
};
const { proposal: _none, ...fitting } = known;
export const Fits: Story = { args: { view: { isOn: true, week, known: fitting } } };
export const EnergyHidden: Story = {
  decorators: [(story) => <HiddenEnergyProvider value={true}>{story()}</HiddenEnergyProvider>],
};
