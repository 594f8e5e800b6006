import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemberLink } from "./member-link.tsx";

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect width='40' height='40' fill='%23c60'/%3E%3C/svg%3E";

const meta = {
  title: "Components/Lists/Member link",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["MemberLink", "MemberPicture"],
      purpose: "Names a member, with their picture, and opens their profile.",
      dos: ["Use it wherever a list or a page names another member.", "Put one further fact below the name."],
      donts: ["Don’t show the picture without the name beside it.", "Don’t nest it in a row that is a link itself."],
    },
  },
  component: MemberLink,
  args: { username: "ines" },
} satisfies Meta<typeof MemberLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = {};
export const WithPicture: Story = { args: { source: PICTURE } };
export const LongName: Story = {
  args: { username: "the-very-long-username-of-mara", children: <p>Friends since 2 March</p> },
};
