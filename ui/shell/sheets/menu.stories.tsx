import type { Meta, StoryObj } from "@storybook/react-vite";
import { Menu } from "./menu.tsx";

const meta = {
  title: "Components/Overlays/Menu",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Menu"],
      purpose: "Holds the actions of a row or a page that aren’t its main one.",
      dos: [
        "Name what it belongs to: “Actions for Banana”.",
        "Put the action that deletes last.",
        "Give every action an icon, or none.",
      ],
      donts: ["Don’t hide the main action in it.", "Don’t open it on hover."],
    },
  },
  component: Menu,
  args: {
    label: "Actions for Banana",
    actions: [
      { key: "copy", label: "Copy to Friday", onUse: () => undefined },
      { key: "delete", label: "Delete", onUse: () => undefined },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await canvas.findByRole("menu");
  },
};
