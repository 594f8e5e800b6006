import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingRows } from "./loading-rows.tsx";

const meta = {
  title: "Components/States/Loading rows",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["LoadingRows"],
      purpose: "Holds the place of a list while it is loading.",
      dos: ["Show it after 150 ms.", "Keep the height of the rows that come."],
      donts: ["Don’t show a spinner instead.", "Don’t show it again while a list that is there is refreshed."],
    },
  },
  component: LoadingRows,
} satisfies Meta<typeof LoadingRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeRows: Story = {};
