import type { Device } from "@morsel/application/identity/client/devices-client";
import type { SessionId } from "@morsel/domain/identity";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DeviceList } from "./device-list.tsx";

const NOON = Date.UTC(2026, 2, 11, 12);
const device = (n: number, more: Partial<Device>): Device => ({
  id: `00000000-0000-7000-8000-00000000000${n}` as SessionId,
  signedInAt: NOON - n * 86_400_000,
  lastSeenAt: NOON - n * 3_600_000,
  isCurrent: n === 1,
  ...more,
});

const LAPTOP = device(1, { browser: "Firefox", system: "Linux", network: "203.0.113.0/24" });
const PHONE = device(2, { browser: "Safari", system: "iOS", network: "2001:db8:4::/48" });
const UNKNOWN = device(3, {});

/** Removes a device from the list when it is logged out; keeps nothing. */
const EndableDevices = ({ all, isBusy = false }: { readonly all: readonly Device[]; readonly isBusy?: boolean }) => {
  const [devices, setDevices] = useState(all);
  return (
    <DeviceList
      devices={devices}
      timeZone="Europe/Berlin"
      isBusy={isBusy}
      onEnd={(ended) => setDevices(devices.filter(({ id }) => id !== ended))}
      onEndOthers={() => setDevices(devices.filter(({ isCurrent }) => isCurrent))}
    />
  );
};

const meta = {
  title: "Features/Settings/Devices",
  component: EndableDevices,
  args: { all: [LAPTOP, PHONE, UNKNOWN] },
} satisfies Meta<typeof EndableDevices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const OneAlone: Story = { args: { all: [LAPTOP] } };
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log out Safari on iOS" }));
    await canvas.findByText("Safari on iOS will need to log in again. This can’t be undone.");
  },
};
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log out Safari on iOS" }));
    await userEvent.keyboard("{Escape}");
    await canvas.findByRole("button", { name: "Log out Safari on iOS" });
  },
};
export const AllOthersEnded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log out other devices" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Log out" }));
    await canvas.findByText("You’re only logged in on this device.");
  },
};
