import { Button } from "@mantine/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorPage } from "@morsel/ui/shell/errors/error-page.tsx";
import { Problem } from "@morsel/ui/shell/page/page.tsx";
import { Failed } from "@morsel/ui/sharing/states.tsx";

const meta = { title: "Patterns/Error" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

export const WholePage: Story = { render: () => <ErrorPage /> };
export const PartOfAPage: Story = {
  render: () => <Failed error={{ _tag: "Unreachable" }} onRetry={nothing} />,
};
export const Save: Story = {
  render: () => (
    <>
      <Problem>Couldn’t save. This day changed on another device.</Problem>
      <Button onClick={nothing}>Save day</Button>
    </>
  ),
};
