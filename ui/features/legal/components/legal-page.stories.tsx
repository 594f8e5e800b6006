import type { Meta, StoryObj } from "@storybook/react-vite";
import { DataTable } from "./data-table.tsx";
import { LegalPage } from "./legal-page.tsx";

const meta = {
  title: "Features/Help/Legal page",
  component: LegalPage,
  parameters: { layout: "fullscreen" },
  args: { about: "terms", host: "morsel.example.org", locale: "en" },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const Privacy: Story = { args: { about: "privacy" } };
export const PrivacyOnAPhone: Story = { args: { about: "privacy" }, globals: { viewport: { value: "phone" } } };
export const Guidelines: Story = { args: { about: "guidelines" } };
export const DataUsage: Story = { args: { about: "data", children: <DataTable /> } };
export const DataUsageOnAPhone: Story = { ...DataUsage, globals: { viewport: { value: "phone" } } };
