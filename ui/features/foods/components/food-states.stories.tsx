import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoodFailed, FoodSkeleton } from "./food-states.tsx";

const meta = {
  title: "Components/States/Food states",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["FoodFailed", "FoodSkeleton"],
      purpose: "Stands in the place of a food page that is loading or can’t be shown.",
      dos: [
        "Tell a food that doesn’t exist from one that couldn’t be loaded.",
        "Offer to try again only where that can help.",
      ],
      donts: ["Don’t use it for a list of foods."],
    },
  },
  component: FoodFailed,
  args: { problem: { _tag: "Unreachable" }, databasePath: "/food", onRetry: () => undefined },
} satisfies Meta<typeof FoodFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = {};
export const NotFound: Story = { args: { problem: { _tag: "FoodNotFound" } } };
export const Loading: Story = { render: () => <FoodSkeleton /> };
