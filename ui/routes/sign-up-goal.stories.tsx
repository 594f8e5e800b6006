import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../composition/memory-screen.tsx";
import { untilShown } from "../composition/until-shown.ts";

const meta = {
  title: "Screens/Goal with its sum",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/create/nutrition-goal", isSignedIn: true },
  play: untilShown("main dl"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

const answers = {
  aim: "lose",
  activityLevel: 2,
  sex: "female",
  birthDate: "1990-05-17",
  country: "DE",
  heightCm: 168,
  weightKg: 71.4,
  goalWeightKg: 66,
  weeklyChangeKg: -0.25,
};
const toLose = { drafts: { "sign-up": answers } };

export const ToLose: Story = { args: toLose };
export const ToLoseOnAPhone: Story = { args: toLose, globals: phone };
export const ToKeep: Story = { args: { drafts: { "sign-up": { ...answers, aim: "maintain" } } } };
export const ToGain: Story = {
  args: { drafts: { "sign-up": { ...answers, aim: "gain", goalWeightKg: 76, weeklyChangeKg: 0.25 } } },
};
/** Less than the floor is planned for nobody. */
export const AtTheFloor: Story = {
  args: { drafts: { "sign-up": { ...answers, weightKg: 62, goalWeightKg: 55, weeklyChangeKg: -1 } } },
};
/** The answers were forgotten: another tab, or a bookmark. */
export const WithoutAnswers: Story = { play: untilShown("main h1") };
