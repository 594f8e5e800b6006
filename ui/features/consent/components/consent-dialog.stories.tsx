import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConsentDialog } from "./consent-dialog.tsx";

const meta = {
  title: "Features/Privacy/Privacy choices",
  component: ConsentDialog,
  args: {
    framework: "europe",
    record: undefined,
    hasPrivacySignal: false,
    needsConsent: true,
    onAnswer: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ConsentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const answered = {
  version: "1",
  framework: "europe",
  id: "x",
  purposes: [1, 8, 9, 10],
  hasOptedOut: false,
  uses: [],
  answeredAt: "2026-03-01T12:00:00.000Z",
} as const;

export const Europe: Story = {};
export const EuropeOnAPhone: Story = { globals: phone };
export const EuropeAnswered: Story = { args: { record: answered } };
export const EuropeAnsweredOnAPhone: Story = { args: { record: answered }, globals: phone };
export const California: Story = { args: { framework: "california" } };
export const CaliforniaWithASignal: Story = { args: { framework: "california", hasPrivacySignal: true } };
export const Elsewhere: Story = { args: { framework: "none" } };
export const NothingToAgreeTo: Story = { args: { framework: "none", needsConsent: false } };
