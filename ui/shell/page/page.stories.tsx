import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "./page.tsx";

const meta = {
  title: "Components/Page/Page",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Page"],
      purpose: "Gives a page its heading, an opening sentence and its width.",
      dos: [
        "Write one heading per page, as what one looks for.",
        "Leave the sentence out where the heading says it all.",
        "Use “narrow” for what is read or filled in, “wide” for lists and charts.",
      ],
      donts: ["Don’t put a second h1 into it.", "Don’t write a breadcrumb."],
    },
  },
  component: Page,
  args: { title: "My foods", lead: "Foods you created or corrected.", children: <p>…</p> },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {};
export const Wide: Story = { args: { width: "wide" } };
export const WithoutALead: Story = { render: ({ title, children }) => <Page title={title}>{children}</Page> };
