import { CURRENT_VERSIONS } from "@morsel/domain/consent";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AgreedTexts } from "./agreed-texts.tsx";

const agreedAt = Date.UTC(2026, 2, 1, 12);

const meta = {
  title: "Features/Privacy/Agreed texts",
  component: AgreedTexts,
  args: {
    agreements: [
      { document: "privacy_policy", version: CURRENT_VERSIONS.privacy_policy, agreedAt },
      { document: "terms_of_service", version: CURRENT_VERSIONS.terms_of_service, agreedAt },
    ],
    joinedAt: agreedAt,
    timeZone: "Europe/Berlin",
  },
} satisfies Meta<typeof AgreedTexts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheyAreNow: Story = {};
export const AsTheyAreNowOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const ChangedSince: Story = {
  args: { agreements: [{ document: "terms_of_service", version: "2025-01-01", agreedAt }] },
};
export const FromBeforeVersions: Story = { args: { agreements: [] } };
