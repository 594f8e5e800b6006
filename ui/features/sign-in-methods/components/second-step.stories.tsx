import type { Meta, StoryObj } from "@storybook/react-vite";
import { SecondStep } from "./second-step.tsx";

const nothing = () => undefined;
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

const meta = {
  title: "Features/Settings/Two-step verification",
  component: SecondStep,
  args: {
    isBusy: false,
    onSetUp: nothing,
    onCode: nothing,
    onCancel: nothing,
    onRenew: nothing,
    onTurnOff: nothing,
  },
} satisfies Meta<typeof SecondStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const BeingSetUp: Story = {
  args: {
    proposed: {
      secret: SECRET,
      address: `otpauth://totp/Morsel:robin%40example.org?issuer=Morsel&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
    },
  },
};
export const On: Story = { args: { recoveryCodesLeft: 10 } };
export const OnWithOneCodeLeft: Story = { args: { recoveryCodesLeft: 1 } };
export const OnWithoutCodes: Story = { args: { recoveryCodesLeft: 0 } };
