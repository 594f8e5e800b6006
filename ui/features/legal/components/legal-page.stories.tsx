import type { Meta, StoryObj } from "@storybook/react-vite";
import { LegalPage } from "./legal-page.tsx";

const meta = {
  title: "Legal/Legal page",
  component: LegalPage,
  parameters: { layout: "fullscreen" },
  args: { about: "terms", host: "morsel.example.org" },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const Privacy: Story = { args: { about: "privacy" } };
export const PrivacyOnAPhone: Story = { args: { about: "privacy" }, globals: { viewport: { value: "phone" } } };
