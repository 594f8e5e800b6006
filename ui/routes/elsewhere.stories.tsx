import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../composition/memory-screen.tsx";
import { cancelUntilShown } from "../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Other/Other addresses",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/no/such/page", isSignedIn: true },
  play: cancelUntilShown("main h1"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const NotFound: Story = {};
export const NotFoundOnAPhone: Story = { globals: phone };
export const NotFoundByAVisitor: Story = { args: { isSignedIn: false } };

// The page shows caught errors; React would also write them to the console.
const caught = { layout: "fullscreen", react: { rootOptions: { onCaughtError: () => undefined } } };

/** The page's words did not arrive: what happened, and another try, which brings them. */
export const Failed: Story = { args: { path: "/account/settings", losesWords: true }, parameters: caught };
export const FailedOnAPhone: Story = { ...Failed, globals: phone };
