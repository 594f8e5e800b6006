import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorPage, NotFoundPage } from "./error-page.tsx";

const meta = { title: "Components/States/Error page", component: ErrorPage } satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RequestProblem: Story = {};
export const WithAMessage: Story = { args: { message: "This day already has 200 entries. Remove one first." } };
export const NotFound: Story = { render: () => <NotFoundPage /> };
