import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { SAMPLE_ANSWERS } from "../sample-answers.ts";

const meta = {
  title: "Screens/Sign up and log in/Goal with its sum",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/create/nutrition-goal", isSignedIn: true },
  play: cancelUntilShown("main dl"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

const toLose = { drafts: { "sign-up": SAMPLE_ANSWERS } };

export const ToLose: Story = { args: toLose };
export const ToLoseOnAPhone: Story = { args: toLose, globals: phone };
export const ToKeep: Story = { args: { drafts: { "sign-up": { ...SAMPLE_ANSWERS, aim: "maintain" } } } };
export const ToGain: Story = {
  args: { drafts: { "sign-up": { ...SAMPLE_ANSWERS, aim: "gain", goalWeightKg: 76, weeklyChangeKg: 0.25 } } },
};
/** Less than the floor is planned for nobody. */
export const AtTheFloor: Story = {
  args: { drafts: { "sign-up": { ...SAMPLE_ANSWERS, weightKg: 62, goalWeightKg: 55, weeklyChangeKg: -1 } } },
};
/** The answers were forgotten: another tab, or a bookmark. */
export const WithoutAnswers: Story = { play: cancelUntilShown("main h1") };
