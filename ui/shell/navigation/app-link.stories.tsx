import type { Meta, StoryObj } from "@storybook/react-vite";
import { AppLink } from "./app-link.tsx";

const meta = {
  title: "Components/Navigation/Link",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["AppLink"],
      purpose: "Leads to another page of the product in the same language, without loading the page again.",
      dos: ["Let its words name where it leads."],
      donts: ["Don’t write “here” or “more”.", "Don’t use it for an action."],
    },
  },
  component: AppLink,
  args: { path: "/reports", children: "Your reports" },
} satisfies Meta<typeof AppLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inside: Story = {};
export const Outside: Story = {
  args: { path: "https://example.org", children: "Example" },
  render: (args) => (
    <p>
      {"Read more on "}
      <AppLink {...args} />
      {"."}
    </p>
  ),
};
