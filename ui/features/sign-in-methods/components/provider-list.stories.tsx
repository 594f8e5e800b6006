import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProviderList } from "./provider-list.tsx";

const nothing = () => undefined;

const meta = {
  title: "Features/Settings/Other services",
  component: ProviderList,
  args: {
    offered: [
      { id: "google", name: "Google" },
      { id: "work", name: "Office" },
    ],
    links: [{ provider: "google", linkedAt: Date.UTC(2026, 2, 11, 12) }],
    timeZone: "Europe/Berlin",
    isBusy: false,
    onConnect: nothing,
    onRemove: nothing,
  },
} satisfies Meta<typeof ProviderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneConnected: Story = {};
export const NoneConnected: Story = { args: { links: [] } };
/** The operator has taken it away; its owner still sees it. */
export const NotOfferedAnyMore: Story = {
  args: { offered: [], links: [{ provider: "work", linkedAt: Date.UTC(2026, 2, 11, 12) }] },
};
