import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { OWN_DIARY_SETTINGS } from "../../../settings/sample-diary-settings.ts";

const meta = {
  title: "Screens/Settings/Diary settings",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/diary-settings", isSignedIn: true },
  play: cancelUntilShown("main form"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Settings: Story = {};
export const OnAPhone: Story = { globals: phone };
/** Five nutrients, own names and a fifth meal. */
export const AllChosen: Story = {
  args: { diarySettings: { dayBeginsAt: 4, ...OWN_DIARY_SETTINGS } },
};
export const AllChosenOnAPhone: Story = { ...AllChosen, globals: phone };
export const EnergyAlone: Story = { args: { diarySettings: { columns: [] } } };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main h1") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
