import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { SAMPLE_ANSWERS } from "../sample-answers.ts";

const meta = {
  title: "Screens/Sign up and log in/Sign up",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/create/welcome", isSignedIn: false },
  play: cancelUntilShown("main form"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

const given = { "sign-up": SAMPLE_ANSWERS };

export const Aim: Story = {};
export const AimOnAPhone: Story = { globals: phone };
export const Activity: Story = { args: { path: "/account/create/welcome?step=activity", drafts: given } };
export const About: Story = { args: { path: "/account/create/welcome?step=about", drafts: given } };
export const Body: Story = { args: { path: "/account/create/welcome?step=body", drafts: given } };
export const BodyOnAPhone: Story = { ...Body, globals: phone };
export const BodyInPounds: Story = { args: { ...Body.args, units: { weight: "lb", height: "ft" } } };
export const Email: Story = { args: { path: "/account/create" } };
/** The member of the sample has this address. */
export const EmailTaken: Story = {
  args: { path: "/account/create", drafts: { "sign-up": { ...SAMPLE_ANSWERS, email: "robin@example.org" } } },
  play: cancelUntilShown("main form a[href$='/account/login']"),
};
export const Username: Story = { args: { path: "/account/create/username", drafts: given } };
export const UsernameTaken: Story = {
  args: { path: "/account/create/username", drafts: { "sign-up": { ...SAMPLE_ANSWERS, username: "robin" } } },
};
export const Consents: Story = { args: { path: "/account/create/consents", drafts: given } };
export const ConsentsOnAPhone: Story = { ...Consents, globals: phone };
/** ID130 */
export const Closed: Story = { args: { site: { signUp: "closed" } }, play: cancelUntilShown("main h1") };
export const ByInvitation: Story = { args: { site: { signUp: "invited" } } };
export const ByInvitationOnAPhone: Story = { ...ByInvitation, globals: phone };
