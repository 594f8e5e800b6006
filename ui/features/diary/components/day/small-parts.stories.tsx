import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDay } from "@morsel/domain/diary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fireEvent } from "storybook/test";
import { CompleteDay } from "./complete-day.tsx";
import { CopyDialog } from "../copying/copy-dialog.tsx";
import { DayHeader } from "./day-header.tsx";
import { DayNote } from "./day-note.tsx";
import { DayFailed, DaySkeleton } from "./day-states.tsx";
import { Menu } from "../../../../shell/sheets/menu.tsx";

const DATE = "2026-03-11" as CalendarDate;
const nothing = () => undefined;
const saved = () => Promise.resolve(true);
const noteDay = { date: DATE, onSave: saved };
const moved = (note: string) => (
  <DayNote
    {...noteDay}
    note={note}
    drafts={new Map([[DATE, { text: "Slept badly.", known: ["", "Slept badly."], writes: 0, isRefused: true }]])}
  />
);
const day = { ...emptyDay(DATE), entries: sampleDay(DATE) };
const view = {
  day,
  goal: { energy: 1900 },
  exerciseEnergy: 0,
  water: { entries: [] },
  weightKg: 71.4,
  maintenance: 2100,
};

const meta = { title: "Features/Diary/Parts" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeaderToday: Story = { render: () => <DayHeader date={DATE} today={DATE} onDate={nothing} /> };
export const HeaderAnotherDay: Story = {
  render: () => <DayHeader date={"2025-12-31" as CalendarDate} today={DATE} onDate={nothing} />,
};
export const NoteEmpty: Story = { render: () => <DayNote {...noteDay} note="" drafts={new Map()} /> };
export const NoteLong: Story = {
  render: () => <DayNote {...noteDay} note={"Slept well. ".repeat(40)} drafts={new Map()} />,
};
export const NoteMoved: Story = { render: () => moved("Ran in the park.\nSlept well.") };
export const NoteCleared: Story = {
  render: () => (
    <DayNote
      {...noteDay}
      note=""
      drafts={new Map([[DATE, { text: "Slept badly.", known: ["Slept."], writes: 0, isRefused: true }]])}
    />
  ),
};
export const NoteNotSaved: Story = { render: () => moved("") };
export const DayOpen: Story = { render: () => <CompleteDay view={view} weightUnit="kg" onMark={nothing} /> };
export const DayEmpty: Story = {
  render: () => <CompleteDay view={{ ...view, day: emptyDay(DATE) }} weightUnit="kg" onMark={nothing} />,
};
export const DayComplete: Story = {
  render: () => (
    <CompleteDay view={{ ...view, day: { ...day, completeness: "complete" } }} weightUnit="kg" onMark={nothing} />
  ),
};
export const DayCompleteInStone: Story = {
  render: () => (
    <CompleteDay view={{ ...view, day: { ...day, completeness: "complete" } }} weightUnit="st" onMark={nothing} />
  ),
};
export const DayFasted: Story = {
  render: () => (
    <CompleteDay
      view={{ ...view, day: { ...emptyDay(DATE), completeness: "fasted" } }}
      weightUnit="kg"
      onMark={nothing}
    />
  ),
};
export const Loading: Story = { render: () => <DaySkeleton /> };
export const Failed: Story = { render: () => <DayFailed problem={{ _tag: "Unreachable" }} onRetry={nothing} /> };
export const ToolsMenu: Story = {
  render: () => (
    <div style={{ display: "flex", justifyContent: "flex-end" }}>
      <Menu
        label="More options for Lunch"
        actions={[
          { key: "a", label: "Copy yesterday’s lunch", onUse: nothing },
          { key: "b", label: "Clear lunch", onUse: nothing },
        ]}
      />
    </div>
  ),
};
export const ToolsMenuOpen: Story = {
  ...ToolsMenu,
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};
export const CopyToOtherDays: Story = {
  render: () => (
    <CopyDialog
      task={{ way: "to", what: "lunch", meal: "lunch" }}
      date={DATE}
      today={DATE}
      onCopy={nothing}
      onClose={nothing}
    />
  ),
};
export const CopyFromAnotherDay: Story = {
  render: () => <CopyDialog task={{ way: "from" }} date={DATE} today={DATE} onCopy={nothing} onClose={nothing} />,
};
/** The last day is before the first. */
export const CopyToNoDay: Story = {
  ...CopyToOtherDays,
  play: async ({ canvasElement }) => {
    const [, last] = canvasElement.querySelectorAll("input[type=date]");
    if (last !== undefined) await fireEvent.change(last, { target: { value: "2026-03-01" } });
  },
};
