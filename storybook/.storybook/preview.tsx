import { MantineProvider } from "@mantine/core";
import type { Decorator, Loader, Preview } from "@storybook/react-vite";
import { IntlProvider, type MessageFormatElement } from "react-intl";
import { configure } from "storybook/test";
import { METRIC } from "@morsel/application/identity/client/shown-units";
import { isLocale, languageTag, LOCALES } from "@morsel/domain/locales";
import { EnergyUnitProvider } from "@morsel/ui/figures/figures.tsx";
import { loadMessages, type Messages } from "../../ui/i18n/load-messages.ts";
import type { MessageId } from "../../ui/i18n/ids.ts";
import { UnitsProvider, type Units } from "../../ui/i18n/units.tsx";
import { theme } from "../../ui/theme/theme.ts";
import { deviceScheme } from "./brand.ts";
import { MorselDocs } from "./docs-container.tsx";
import { ComponentPage } from "../pages/component-page.tsx";
import "../../ui/theme/styles.ts";
import "../../ui/theme/global.css";

// A busy machine is slow, which is no reason for a story's play function to fail.
configure({ asyncUtilTimeout: 20_000 });

const loading = new Map<string, Promise<Messages>>();

/** Stories show every page: they have all words at once. */
const allMessages = async (locale: string): Promise<Messages> => {
  const { messages, words, all } = await loadMessages(locale);
  await words(...all);
  return messages;
};

const wordsOf = (locale: string): Promise<Messages> => {
  const known = loading.get(locale) ?? allMessages(locale);
  loading.set(locale, known);
  return known;
};

/** A story is played from its first render, so its words are there before it. */
const words: Loader = async ({ globals }) => {
  const locale = String(globals["locale"]);
  // The stacks of fonts follow the language of the page.
  document.documentElement.lang = isLocale(locale) ? languageTag(locale) : "en";
  return { words: await wordsOf(locale) };
};

const UNITS: Readonly<Record<string, Units>> = {
  "kcal, kg, cm": METRIC,
  "kJ, kg, cm": { ...METRIC, energy: "kJ" },
  "kcal, lb, ft": { energy: "kcal", weight: "lb", height: "ft", water: "fluid_ounces" },
  "kJ, st, ft": { energy: "kJ", weight: "st", height: "ft", water: "cups" },
};

const InUnits = ({ units, children }: { readonly units: Units; readonly children: React.ReactNode }) => (
  <UnitsProvider value={units}>
    <EnergyUnitProvider value={units.energy}>{children}</EnergyUnitProvider>
  </UnitsProvider>
);

/** Surroundings of every story: the theme, a color scheme, a language and units, each chosen in the toolbar. */
const inMorsel: Decorator = (Story, { globals, loaded }) => (
  <MantineProvider
    theme={theme}
    withCssVariables={false}
    withGlobalClasses={false}
    forceColorScheme={globals["scheme"] === "dark" ? "dark" : "light"}
  >
    <IntlProvider
      locale={String(globals["locale"])}
      messages={loaded["words"] as Record<MessageId, MessageFormatElement[]>}
    >
      <InUnits units={UNITS[String(globals["units"])] ?? METRIC}>
        <Story />
      </InUnits>
    </IntlProvider>
  </MantineProvider>
);

const preview: Preview = {
  loaders: [words],
  decorators: [inMorsel],
  initialGlobals: { scheme: deviceScheme(), locale: "en", units: "kcal, kg, cm" },
  globalTypes: {
    scheme: {
      description: "Color scheme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: ["light", "dark"].map((value) => ({ value, title: value })),
      },
    },
    locale: {
      description: "Language",
      toolbar: { icon: "globe", dynamicTitle: true, items: LOCALES.map((value) => ({ value, title: value })) },
    },
    units: {
      description: "Units",
      toolbar: {
        icon: "ruler",
        dynamicTitle: true,
        items: Object.keys(UNITS).map((value) => ({ value, title: value })),
      },
    },
  },
  parameters: {
    a11y: { test: "error" },
    docs: { container: MorselDocs, page: ComponentPage },
    options: {
      // Storybook reads this order without running it: it is written out.
      storySort: {
        method: "alphabetical",
        order: [
          "Welcome",
          "Foundations",
          ["Voice", "Numbers", "Tokens", "All tokens", "Logo", "Drawings"],
          "Components",
          ["Frame", "Navigation", "Page", "Fields", "Search", "Figures", "Lists", "Charts", "Overlays", "States"],
          "Patterns",
          ["Overview", "Form", "List", "Table", "Figure", "Chart", "Empty", "Error", "Sheet"],
          "Features",
          [
            "Landing",
            "Sign up and log in",
            "Home",
            "Diary",
            "Foods",
            "Meals",
            "Recipes",
            "Exercise",
            "Check-in",
            "Reports",
            "Goals",
            "Household",
            "Settings",
            "Apps",
            "Tools",
            "Help",
            "Privacy",
            "Ads",
            "Other",
          ],
          "Screens",
          [
            "Landing",
            "Sign up and log in",
            "Home",
            "Diary",
            "Foods",
            "Meals",
            "Recipes",
            "Exercise",
            "Check-in",
            "Reports",
            "Goals",
            "Household",
            "People",
            "Settings",
            "Apps",
            "Tools",
            "Help",
            "Privacy",
            "Ads",
            "Other",
          ],
          "Mails",
        ],
      },
    },
    controls: { expanded: true },
    viewport: {
      options: {
        small: { name: "Small phone, 320", styles: { width: "320px", height: "640px" } },
        phone: { name: "Phone, 375", styles: { width: "375px", height: "812px" } },
        tablet: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "Desktop, 1280", styles: { width: "1280px", height: "900px" } },
        wide: { name: "Wide, 1920", styles: { width: "1920px", height: "1080px" } },
      },
    },
  },
};

export default preview;
