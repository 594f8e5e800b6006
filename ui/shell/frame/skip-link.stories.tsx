import type { Meta, StoryObj } from "@storybook/react-vite";
import layout from "./layout.module.css";
import { SKIP_LINKS, SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Components/Frame/Skip link",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["SkipLink"],
      purpose: "Lets keyboards jump past what stands above the main field of a page.",
      dos: ["Add one where a page has many controls before its main field."],
      donts: ["Don’t use it instead of a good order of the page."],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The layout has the place for it; it is seen when it has the focus. */
export const BeforeThePage: Story = {
  render: () => (
    <>
      <div id={SKIP_LINKS} className={layout.skips} />
      <SkipLink onSkip={() => undefined}>Skip to search</SkipLink>
    </>
  ),
};
