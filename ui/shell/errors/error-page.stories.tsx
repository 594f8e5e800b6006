import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorPage, NotFoundPage } from "./error-page.tsx";

const meta = {
  title: "Components/States/Error page",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["ErrorPage"],
      purpose: "Replaces a page that can’t be shown: what happened, and a way on.",
      dos: ["Say what happened and what still works.", "Offer the nearest page that helps."],
      donts: [
        "Don’t use it when a part of the page failed; show the rest of the page.",
        "Don’t show codes or technical words.",
      ],
    },
  },
  component: ErrorPage,
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RequestProblem: Story = {};
export const WithAMessage: Story = { args: { message: "This day already has 200 entries. Remove one first." } };
export const NotFound: Story = { render: () => <NotFoundPage /> };
