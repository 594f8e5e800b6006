import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasskeyList } from "./passkey-list.tsx";

const NOON = Date.UTC(2026, 2, 11, 12);
const passkey = (n: number, more: object = {}) => ({ id: `passkey-${n}`, createdAt: NOON - n * 86_400_000, ...more });
const nothing = () => undefined;

const meta = {
  title: "Features/Settings/Passkeys",
  component: PasskeyList,
  args: {
    passkeys: [
      passkey(1, { browser: "Safari", system: "iOS", lastUsedAt: NOON }),
      passkey(2, { browser: "Firefox", system: "Linux" }),
      passkey(3),
    ],
    timeZone: "Europe/Berlin",
    isSupported: true,
    isBusy: false,
    onAdd: nothing,
    onRemove: nothing,
  },
} satisfies Meta<typeof PasskeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { passkeys: [] } };
export const AsManyAsThereMayBe: Story = { args: { passkeys: Array.from({ length: 10 }, (_, n) => passkey(n)) } };
export const ABrowserWithout: Story = { args: { passkeys: [], isSupported: false } };
export const Adding: Story = { args: { isBusy: true } };
