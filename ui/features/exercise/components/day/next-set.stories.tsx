import type { Meta, StoryObj } from "@storybook/react-vite";
import { NextSet } from "./next-set.tsx";

const meta = {
  title: "Features/Exercise/Next set",
  component: NextSet,
  args: {
    name: "Bench press",
    turn: 2,
    set: { reps: 8, weightKg: 60 },
    restedSince: undefined,
    onLog: () => undefined,
    onRested: () => undefined,
  },
} satisfies Meta<typeof NextSet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsLastTime: Story = {};
export const BodyWeight: Story = { args: { name: "Pull-ups", set: { reps: 12 } } };
export const RestIsOver: Story = { args: { restedSince: 0 } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
