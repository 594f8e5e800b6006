import type { Meta, StoryObj } from "@storybook/react-vite";
import { StarButton } from "./star-button.tsx";

const meta = {
  title: "Components/Lists/Favorite star",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["FavouriteStar", "FavouriteActions"],
      purpose: "Marks a food as a favorite from its row or its page.",
      dos: ["Put it at the end of a row, outside the link.", "Keep its name and say apart whether it is on."],
      donts: ["Don’t use a heart, a pin or a flag for the same thing elsewhere."],
    },
  },
  component: StarButton,
  args: { name: "Banana", isOn: false, onToggle: () => undefined },
} satisfies Meta<typeof StarButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isOn: true } };
