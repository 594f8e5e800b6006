import type { AppsClient } from "@morsel/application/tokens/client/apps-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import * as Effect from "effect/Effect";
import { ConnectAppScreen } from "./connect-app-screen.tsx";

const apps: AppsClient = {
  all: Effect.succeed([]),
  disconnect: () => Effect.succeed([]),
  asked: () =>
    Effect.succeed({ _tag: "Ask", name: "Plan my week", scopes: ["diary:read", "foods:read", "measurements:write"] }),
  decide: ({ redirectUri }) => Effect.succeed(redirectUri),
};

const meta = {
  title: "Screens/Apps/Connect an app/Question",
  component: ConnectAppScreen,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  args: {
    apps,
    request: { clientId: "app", redirectUri: "https://app.example/back", responseType: "code" },
    leaveTo: () => undefined,
    confirmation: () => null,
  },
} satisfies Meta<typeof ConnectAppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};
/** A member who allows nothing can only cancel. */
export const AllowsNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const box of await canvas.findAllByRole("checkbox")) await userEvent.click(box);
    await canvas.findByText("Choose at least one permission, or cancel.");
  },
};
