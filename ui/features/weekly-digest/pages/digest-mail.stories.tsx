import type { DigestValues } from "@morsel/domain/weekly-digest";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MailPreview } from "../../../composition/mail-preview.tsx";

const values: DigestValues = {
  week: "2026-03-02",
  to: "2026-03-08",
  logged: 6,
  energyUnit: "kcal",
  energy: 1894,
  budget: 2040,
  isLowerBound: false,
  macros: [
    { id: "carbohydrates", grams: 214 },
    { id: "fat", grams: 68 },
    { id: "protein", grams: 92 },
    { id: "fiber", grams: 24 },
  ],
  weightUnit: "kg",
  weight: 71.2,
  change: -0.3,
  minutes: 145,
  exerciseDays: 3,
  steps: 8412,
  stepDays: 7,
  streak: 41,
  best: [{ id: "vitamin_c", share: 1.4, coverage: 1 }],
  thinnest: [
    { id: "iron", share: 0.52, coverage: 0.64 },
    { id: "calcium", share: 0.61, coverage: 1 },
  ],
};
const { energy: _energy, budget: _budget, weight: _weight, change: _change, ...calm } = values;

const meta = {
  title: "Mails/Weekly digest",
  component: MailPreview,
  args: { template: "weeklyDigest", values },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const AsText: Story = { args: { isPlain: true } };
export const Calm: Story = { args: { values: calm } };
export const InPart: Story = { args: { values: { ...values, energyUnit: "kJ", energy: 7924, isLowerBound: true } } };
