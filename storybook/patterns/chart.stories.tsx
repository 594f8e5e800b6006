import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chart as ChartOf } from "@morsel/ui/charts/chart.tsx";
import { sampleSeries } from "@morsel/ui/charts/sample-series";
import { GERMAN, JAPANESE } from "./words.ts";

const meta = { title: "Patterns/Chart" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const chart = (label: string, sentence: string, locale: string) => (
  <ChartOf label={label} sentence={sentence} series={[sampleSeries({ locale, name: label })]} />
);
const compared = (locale: string, [one, other]: readonly [string, string]) => (
  <ChartOf
    label={one}
    series={[
      sampleSeries({ locale, name: one }),
      sampleSeries({ locale, name: other, shape: "line", unit: "kg", from: 71, spread: 1, goal: { min: 68, max: 70 } }),
    ]}
  />
);

/** Eaten and measured values: unknown days are gaps, incomplete ones hollow, the goal is dashed. */
export const Chart: Story = {
  render: () => chart("Energy", "Average 1,870 kcal over 24 logged days, 40 kcal below your goal.", "en"),
};
export const ChartInGerman: Story = { render: () => chart(GERMAN[2], GERMAN[0], "de") };
export const ChartInJapanese: Story = { render: () => chart(JAPANESE[3], JAPANESE[1], "ja") };
export const ChartOfTwo: Story = { render: () => compared("en", ["Energy", "Weight"]) };
export const ChartOfTwoInGerman: Story = { render: () => compared("de", [GERMAN[1], GERMAN[3]]) };
