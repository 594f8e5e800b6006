import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionLink } from "./action-link.tsx";

const meta = {
  title: "Components/Navigation/Action link",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["ActionLink"],
      purpose: "Leads to the thing to do on a page, and looks like a button.",
      dos: ["Use it when the action has an address of its own.", "Use “filled” once per page."],
      donts: [
        "Don’t use it for what happens on this page; use a button.",
        "Don’t use it inside a sentence; use a link.",
      ],
    },
  },
  component: ActionLink,
  args: { path: "/food/new", children: "Create a food" },
} satisfies Meta<typeof ActionLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Default: Story = { args: { variant: "default" } };
export const Light: Story = { args: { variant: "light" } };
