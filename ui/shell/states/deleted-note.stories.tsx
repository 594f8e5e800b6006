import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@mantine/core";
import { DeletedNote } from "./deleted-note.tsx";

const meta = {
  title: "Components/States/Deleted note",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["DeletedNote"],
      purpose: "Stands on the page of something that was deleted, in the place of its actions.",
      dos: ["Say what happens to what was logged with it.", "Offer to restore it."],
      donts: ["Don’t answer with “not found” for what one has deleted oneself."],
    },
  },
  component: DeletedNote,
  args: {
    words: "You deleted this recipe. Days that contain it keep it.",
    children: <Button variant="default">Restore recipe</Button>,
  },
} satisfies Meta<typeof DeletedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeRestored: Story = {};
