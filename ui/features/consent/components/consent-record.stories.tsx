import { ACCEPT_ALL, REJECT_ALL } from "@morsel/application/consent/client/consent-record";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConsentRecordList } from "./consent-record.tsx";

const given = { version: "1", answeredAt: "2026-03-01T12:00:00.000Z", framework: "europe" } as const;

const meta = {
  title: "Features/Privacy/Existing answer",
  component: ConsentRecordList,
  args: { record: { ...given, ...REJECT_ALL, purposes: [1, 8, 9, 10] }, timeZone: "Europe/Berlin" },
} satisfies Meta<typeof ConsentRecordList>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Europe: Story = {};
export const EuropeOnAPhone: Story = { globals: phone };
export const California: Story = { args: { record: { ...given, ...REJECT_ALL, framework: "california" } } };
export const CaliforniaNeverAsked: Story = {
  args: { record: { ...given, ...ACCEPT_ALL, framework: "california", answeredAt: "" } },
};
export const Elsewhere: Story = { args: { record: { ...given, ...ACCEPT_ALL, framework: "none" } } };
