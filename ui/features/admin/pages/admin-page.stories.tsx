import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Components/Page/Admin page",
  tags: ["autodocs"],
  component: MemoryScreen,
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "600px" } },
    usage: {
      of: ["AdminPage", "MoreButton"],
      purpose: "Frames what admins see and do: their sections, and the second step before anything else.",
      dos: ["Give each act a reason and a line in the audit log.", "End a list with the button for its next page."],
      donts: ["Don’t ask for members’ data before the second step.", "Don’t load a list whole."],
    },
  },
  args: { path: "/admin/audit", isSignedIn: true, hasFriends: true, admin: "inside" },
  play: cancelUntilShown("main nav a[aria-current]"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inside: Story = {};
export const Entry: Story = { args: { admin: "outside" }, play: cancelUntilShown("main form") };
