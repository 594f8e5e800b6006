import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlannedScreen } from "./planned-screen.tsx";

const meta = {
  title: "Features/Other/Planned page",
  component: PlannedScreen,
  args: {
    title: "Your premium subscription",
    description: "Your subscription: renewal, plan and invoices.",
    nearest: { path: "/account/settings", title: "Settings" },
  },
} satisfies Meta<typeof PlannedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotOpenYet: Story = {};
export const LongWords: Story = {
  args: {
    title: "Ernährungstagebuch-Freigabeeinstellungen",
    description: "Legen Sie fest, wer Ihr Tagebuch sieht: niemand, Freunde, Menschen mit einem Schlüssel oder alle.",
    nearest: { path: "/account/diary-settings", title: "Tagebucheinstellungen und Mahlzeitenverwaltung" },
  },
};
