import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ring } from "./ring.tsx";

const meta = {
  title: "Components/Figures/Calorie ring",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Ring"],
      purpose: "Shows how much of a day’s goal is reached.",
      dos: [
        "Use it for a part of a day, once per view.",
        "Put the figure into its middle and name it with `label`.",
        "Let it go on as a second lap when the goal is passed; the color stays.",
      ],
      donts: ["Don’t use it for parts of a whole; use a bar for each part.", "Don’t draw it smaller than 64 px."],
    },
  },
  component: Ring,
  args: { share: 0.6, size: 120, label: "1,140 of 1,900 kcal", children: "760" },
} satisfies Meta<typeof Ring>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartOfTheDay: Story = {};
export const Nothing: Story = { args: { share: 0, label: "0 of 1,900 kcal", children: "1,900" } };
export const Exactly: Story = { args: { share: 1, label: "1,900 of 1,900 kcal", children: "0" } };
/** Over the goal is a calm second lap over a paler first one. */
export const SecondLap: Story = { args: { share: 1.3, label: "2,470 of 1,900 kcal", children: "570" } };
export const FarOver: Story = { args: { share: 7, label: "13,300 of 1,900 kcal", children: "11,400" } };
export const Small: Story = { args: { size: 40, children: undefined } };
