import { MantineProvider, type MantineColorSchemeManager } from "@mantine/core";
import { useMemo, type ReactNode } from "react";
import { cssVariables } from "./css-variables.ts";
import { theme } from "./theme.ts";

type Scheme = "auto" | "light" | "dark";

export type ThemeRootProps = {
  readonly scheme: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
  /** Of the page's Content-Security-Policy, for the one style element that Mantine writes. */
  readonly nonce?: string;
  readonly children: ReactNode;
};

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
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={manager}
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
};
