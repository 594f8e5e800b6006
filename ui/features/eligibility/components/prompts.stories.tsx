import type { Meta, StoryObj } from "@storybook/react-vite";
import { Announcement } from "./announcement.tsx";
import { DownloadPrompt, GymPrompt, UpsellPrompt } from "./prompts.tsx";

const meta = {
  title: "Components/Overlays/Prompt",
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "600px" } },
    usage: {
      of: ["PromptModal"],
      purpose: "Interrupts once, for something that concerns the account or the app.",
      dos: ["Show it once and remember the answer.", "Give it a way out that costs nothing."],
      donts: ["Don’t use it for what belongs to the page; use a bottom sheet.", "Don’t show two in one visit."],
    },
  },
  component: DownloadPrompt,
  args: { href: "https://app.example.org", onClose: () => undefined },
} satisfies Meta<typeof DownloadPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Download: Story = { globals: phone };
export const PartnerGym: Story = { render: () => <GymPrompt onClose={() => undefined} /> };
export const Upsell: Story = { render: () => <UpsellPrompt onTry={() => undefined} onClose={() => undefined} /> };
export const AnnouncementWithALink: Story = {
  render: () => (
    <Announcement html='<p>Tonight the server is <strong>away for ten minutes</strong>. <a href="/contact-us">Ask us</a></p>' />
  ),
};
