import type { Meta, StoryObj } from "@storybook/react-vite";
import { LanguageField } from "./language-field.tsx";

const meta = {
  title: "Components/Fields/Language",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["LanguageField"],
      purpose: "Chooses the language among the other fields of a form.",
      dos: ["Name each language in that language."],
      donts: ["Don’t use flags: a language isn’t a country.", "Don’t use it in the header; use the language selector."],
    },
  },
  component: LanguageField,
  args: {
    locale: "en",
    languages: [
      { locale: "en", name: "English" },
      { locale: "de", name: "Deutsch" },
      { locale: "ja", name: "日本語" },
    ],
    onLanguage: () => undefined,
  },
} satisfies Meta<typeof LanguageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Japanese: Story = { args: { locale: "ja" } };
