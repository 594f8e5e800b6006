import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Sign up and log in/Log in",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/login", isSignedIn: false },
  play: cancelUntilShown("main form"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const LogIn: Story = {};
export const OnAPhone: Story = { globals: phone };
/** A visitor of a member's page logs in first and is taken there afterwards. */
export const BeforeAMembersPage: Story = { args: { path: "/food/diary?date=2026-03-10" } };
export const AfterAFailure: Story = { args: { path: "/account/login?error=OAuthCallbackError" } };
export const AnAccountOfAnotherWayIn: Story = { args: { path: "/account/login?error=AccountNotLinkedError" } };
/** After the right password the code of the app comes. */
export const TheSecondStep: Story = { args: { path: "/account/login?error=SecondStepNeeded" } };
/** An error that another log-in would not fix. */
export const NotToBeMendedHere: Story = {
  args: { path: "/account/login/error?error=CALLBACK_CREDENTIALS_HANDLER_ERROR" },
  play: cancelUntilShown("main h1"),
};
