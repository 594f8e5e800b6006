import type { Waiting } from "@morsel/application/offline/client/outbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ChangesSheet } from "./changes-sheet.tsx";
import { OfflinePill } from "./offline-pill.tsx";

const meta = {
  title: "Components/Shell/Offline pill",
  component: OfflinePill,
  args: { isReached: false, waiting: 0, refused: 0, onOpen: fn() },
} satisfies Meta<typeof OfflinePill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const ChangesWait: Story = {
  args: { waiting: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Offline. 3 changes wait on this device." }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};

const change = { seq: 1, tries: 1, failures: 0, key: ["diary"] };
const seen = { description: "Oats, rolled", amount: 50, version: 1 };
const queue: readonly Waiting[] = [
  { ...change, id: "a", command: { id: "a", entries: [{ description: "Banana" }] } as Waiting["command"] },
  {
    ...change,
    seq: 2,
    id: "b",
    command: { id: "b", entry: seen, next: { ...seen, amount: 80, version: 2 } } as Waiting["command"],
    refusal: { _tag: "EntryVersionConflict", current: { ...seen, amount: 60, version: 2 } } as Waiting["refusal"] &
      object,
  },
];

/** OF4, OF5: both versions are shown, and either can stay. */
export const ChangedElsewhere: Story = {
  render: () => <ChangesSheet queue={queue} onSendNow={fn()} onKeep={fn()} onDiscard={fn()} onClose={fn()} />,
  play: async () => {
    const sheet = within(await within(document.body).findByRole("dialog"));
    await sheet.findByText("Yours: 80", { exact: false });
    await sheet.findByText("Now: 60", { exact: false });
    await sheet.findByRole("button", { name: "Save mine" });
  },
};
