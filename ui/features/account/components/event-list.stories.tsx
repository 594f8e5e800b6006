import { SECURITY_EVENTS } from "@morsel/domain/account";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { EventList } from "./event-list.tsx";

const NOON = Date.UTC(2026, 2, 11, 11);

const meta = {
  title: "Features/Settings/Security log",
  component: EventList,
  args: {
    timeZone: "Europe/Berlin",
    events: SECURITY_EVENTS.map((kind, n) => ({
      id: kind,
      kind,
      at: NOON - n * 3_600_000,
      device:
        n % 3 === 0
          ? {}
          : { browser: "Firefox", system: "Linux", ...(n % 2 === 0 ? { network: "203.0.113.0/24" } : {}) },
    })),
  },
} satisfies Meta<typeof EventList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachKind: Story = {};
export const One: Story = { args: { events: [{ id: "1", kind: "signedIn", at: NOON, device: { system: "iOS" } }] } };
