import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyList } from "./empty-list.tsx";

const meta = {
  title: "Components/States/Empty list",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["EmptyList"],
      purpose: "Opens a list that has nothing in it yet: a drawing, a sentence and the first step.",
      dos: ["Say how something comes into the list.", "Offer the first step, unless it is on the same page."],
      donts: [
        "Don’t write “No data”.",
        "Don’t show it while the list is loading.",
        "Don’t show it for a search without results.",
      ],
    },
  },
  component: EmptyList,
  args: {
    title: "No recipes yet",
    hint: "Create a recipe or import one from a web page.",
    first: { path: "/recipes/new", words: "Create recipe" },
  },
} satisfies Meta<typeof EmptyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAFirstStep: Story = {};
export const HintOnly: Story = { render: () => <EmptyList hint="Star a food to find it here." /> };
