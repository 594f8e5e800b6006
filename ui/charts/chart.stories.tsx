import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chart } from "./chart.tsx";
import { sampleSeries } from "./sample-series.ts";

const energy = sampleSeries();
const weight = sampleSeries({
  shape: "line",
  name: "Weight",
  unit: "kg",
  from: 71.4,
  spread: 0.9,
  goal: { min: 68, max: 70 },
});

const meta = {
  title: "Components/Charts/Chart",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Chart"],
      purpose: "Draws figures over time so that they can be read by eye, pointer, touch, arrow keys and ear.",
      dos: [
        "Say the answer in the sentence above the chart.",
        "Give every series its unit and leave gaps for days that were not logged.",
        "Use two series, one below the other, to compare what has different units.",
      ],
      donts: [
        "Don’t draw unknown days as zero.",
        "Don’t put two scales on one chart.",
        "Don’t color points as good or bad.",
      ],
    },
  },
  component: Chart,
  args: {
    label: "Energy, 30 days",
    sentence: "Average 1,870 kcal over 24 logged days, 130 kcal below your goal.",
    series: [energy],
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {};
export const Line: Story = {
  args: { label: "Weight, 30 days", sentence: "71.4 kg, 0.3 kg less than a month ago.", series: [weight] },
};
export const Compared: Story = { args: { label: "Energy and weight, 30 days", series: [energy, weight] } };
export const AYear: Story = { args: { label: "Energy, 365 days", series: [sampleSeries({ days: 365 })] } };
export const OneDay: Story = { args: { label: "Energy, 1 day", series: [sampleSeries({ days: 1 })] } };
export const NothingKnown: Story = {
  args: {
    label: "Energy, 7 days",
    series: [{ ...energy, points: energy.points.slice(0, 7).map(({ key, name, tick }) => ({ key, name, tick })) }],
  },
};
export const BelowZero: Story = {
  args: {
    label: "Net energy, 7 days",
    series: [sampleSeries({ days: 7, name: "Net energy", from: 100, spread: 900, goal: { max: 500 } })],
  },
};
export const WithItsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await canvas.findByRole("columnheader", { name: "Energy" });
  },
};
/** The focus is on the slider over the points; arrow keys go from one to the next. */
export const Focused: Story = {
  play: async ({ canvas }) => canvas.getByRole("slider", { name: "Energy, 30 days, point by point" }).focus(),
};
