import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { OWN_DIARY_SETTINGS } from "../../../settings/sample-diary-settings.ts";

const meta = {
  title: "Screens/Diary/Food diary",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/food/diary", isSignedIn: true },
  play: cancelUntilShown("main [data-entry]"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const HalfADay: Story = {};
export const HalfADayOnAPhone: Story = { globals: phone };
export const FullDay: Story = { args: { isTodayFull: true, time: "21:30" } };
export const FullDayOnAPhone: Story = { args: { isTodayFull: true, time: "21:30" }, globals: phone };
/** Nothing is logged today; each meal offers what is usual. */
export const EmptyDay: Story = {
  args: { isTodayBegun: false, time: "07:30" },
  play: cancelUntilShown("main [role=img]"),
};
export const EmptyDayOnAPhone: Story = { ...EmptyDay, globals: phone };
export const FirstDay: Story = {
  args: { isTodayBegun: false, days: 0, time: "12:40" },
  play: cancelUntilShown("main [role=img]"),
};
export const FirstDayOnAPhone: Story = { ...FirstDay, globals: phone };
/** Yesterday: all of it, and marked as complete. */
export const PastDay: Story = { args: { path: "/food/diary?date=2026-03-10" } };
export const DayToCome: Story = {
  args: { path: "/food/diary?date=2026-03-12" },
  play: cancelUntilShown("main [role=img]"),
};
export const InKilojoules: Story = { args: { units: { energy: "kJ", weight: "st" } } };
/** Five nutrients, own names of meals and a fifth meal, on a wide page, on a narrower one and on a phone. */
export const OwnSettings: Story = {
  args: {
    isTodayFull: true,
    diarySettings: OWN_DIARY_SETTINGS,
  },
};
export const OwnSettingsOnAPhone: Story = { ...OwnSettings, globals: phone };
/** Half past one, and the day begins at four: it is yesterday still. */
export const NightShift: Story = { args: { time: "01:30", diarySettings: { dayBeginsAt: 4 } } };
export const EnergyAlone: Story = { args: { diarySettings: { columns: [] } } };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main h1") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert]") };
export const UnreachableOnAPhone: Story = { ...Unreachable, globals: phone };
