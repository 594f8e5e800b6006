import type { Meta, StoryObj } from "@storybook/react-vite";
import { makeSampleWorld } from "@morsel/adapters/composition/samples/sample-world";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { HouseholdClient } from "@morsel/application/household/client/household-client";
import { SharedList } from "./shared-list.tsx";

const clientOf = (household: "shared" | "none") =>
  makeSampleWorld({ isSignedIn: true, hasRecipes: true, household }).get(HouseholdClient);
const household = clientOf("shared");
const alone = clientOf("none");

const meta = {
  title: "Components/Lists/Shared list",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["SharedList", "ShareSwitch"],
      purpose: "Lists what others in the household share, and lets a member share a food or a recipe.",
      dos: ["Name the owner of every row.", "Use `isQuiet` on pages that are about something else."],
      donts: ["Don’t show the switch to members without a household; it hides itself."],
    },
  },
  component: SharedList,
  args: { household, kind: "recipe" },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof SharedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recipes: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole("link");
  },
};
export const NothingShared: Story = { args: { household: alone } };
