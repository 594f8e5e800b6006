import { MantineProvider, type MantineColorSchemeManager } from "@mantine/core";
import { useMemo, type ReactNode } from "react";
import { theme } from "./theme.ts";

type Scheme = "auto" | "light" | "dark";

export type ThemeRootProps = {
  readonly scheme: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
  /** Nonce of the page's Content-Security-Policy, for the style elements that Mantine writes. */
  readonly nonce?: string;
  readonly children: ReactNode;
};

/** The theme for components; its variables are styles (ui/build/theme-styles.ts). */
export const ThemeRoot = ({ scheme, onScheme, nonce = "", children }: ThemeRootProps) => {
  const manager = useMemo<MantineColorSchemeManager>(
    () => ({
      get: () => scheme,
      set: onScheme,
      subscribe: () => undefined,
      unsubscribe: () => undefined,
      clear: () => onScheme("auto"),
    }),
    [scheme, onScheme],
  );
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={manager}
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
};
