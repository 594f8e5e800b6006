import type { StorybookConfig } from "@storybook/react-vite";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, mergeConfig } from "vite";
import { docs } from "../../ui/build/docs/plugin.ts";
import { messages } from "../../ui/build/messages.ts";
import { themeStyles } from "../../ui/build/theme-styles.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../docs/*.mdx", "../patterns/*.mdx", "../patterns/*.stories.tsx", "../../ui/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
  staticDirs: ["../../ui/public", { from: "../../ui/theme/fonts", to: "/fonts" }],
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [messages(), themeStyles(), docs()],
      resolve: { conditions: ["@morsel/source", ...defaultClientConditions] },
      css: {
        modules: { localsConvention: "camelCaseOnly" },
        postcss: fileURLToPath(new URL("../../ui", import.meta.url)),
      },
      build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    }),
};

export default config;
