import type { Meta, StoryObj } from "@storybook/react-vite";
import { AppsScreen } from "./apps-screen.tsx";
import { InstallScreen } from "./install-screen.tsx";
import { MyAppsScreen } from "./my-apps-screen.tsx";

const meta = {
  title: "Features/Apps/Pages",
  component: AppsScreen,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AppsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const All: Story = {};
export const AllOnAPhone: Story = { globals: phone };
export const OnIphone: Story = { render: () => <InstallScreen system="iphone" host="morsel.example.org" /> };
export const OnAndroid: Story = {
  render: () => <InstallScreen system="android" host="morsel.example.org" />,
  globals: phone,
};
export const OfAMember: Story = { render: () => <MyAppsScreen isSignedIn /> };
export const OfAVisitor: Story = { render: () => <MyAppsScreen isSignedIn={false} />, globals: phone };
