import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sheet } from "./page.tsx";

const meta = {
  title: "Components/Page/Sheet of paper",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Sheet"],
      purpose: "Groups what belongs together on a sheet of paper.",
      dos: ["Name it by its heading.", "Use it for things one could take away: a day, a label, a chart."],
      donts: ["Don’t put a sheet on a sheet.", "Don’t put a single line of text on one."],
    },
  },
  component: Sheet,
  args: {
    labelledBy: "weekly",
    children: (
      <>
        <h2 id="weekly">Weekly budget</h2>
        <p>1,240 kcal left until Sunday.</p>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAHeading: Story = {};
