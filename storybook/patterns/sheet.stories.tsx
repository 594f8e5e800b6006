import type { CalendarDate } from "@morsel/domain/calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyDialog } from "@morsel/ui/features/diary/components/copying/copy-dialog.tsx";
import { GERMAN, JAPANESE } from "./words.ts";

const meta = { title: "Patterns/Sheet" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const today = "2026-03-11" as CalendarDate;
const nothing = () => undefined;

const sheet = (what: string) => (
  <CopyDialog task={{ way: "to", meal: "lunch", what }} date={today} today={today} onCopy={nothing} onClose={nothing} />
);

export const Sheet: Story = { render: () => sheet("Lunch") };
export const SheetInGerman: Story = { render: () => sheet(GERMAN[1]) };
export const SheetInJapanese: Story = { render: () => sheet(JAPANESE[1]) };
