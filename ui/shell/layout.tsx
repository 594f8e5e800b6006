import type { Locale } from "@morsel/domain/locales";
import { useRef, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Toast } from "../hooks/toasts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import classes from "./layout.module.css";
import type { LanguageSelectorProps } from "./language-selector.tsx";
import type { ShellMenuItem, Viewer } from "./menu.ts";
import { MobileMenu, PrimaryNavigation } from "./primary-navigation.tsx";
import { ToastRegion } from "./toast-region.tsx";

export type LayoutProps = {
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly items: readonly ShellMenuItem[];
  /** The ways into an account; for members what the header shows on a desk and the menu on a phone: settings, log out … */
  readonly account: readonly ShellMenuItem[];
  readonly languages: LanguageSelectorProps;
  readonly isMenuOpen: boolean;
  readonly onMenu: (isOpen: boolean) => void;
  readonly toast: Toast | undefined;
  readonly onToastClose: () => void;
  readonly isOnline: boolean;
  readonly children: ReactNode;
};

/** What surrounds every page: skip link, header, navigation, the page itself, footer, toasts. */
export const Layout = ({ children, ...shell }: LayoutProps) => {
  const main = useRef<HTMLElement>(null);
  return (
    <div className={classes.shell}>
      <a
        className={classes.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        <FormattedMessage id="shell.skip" />
      </a>
      <Header
        viewer={shell.viewer}
        account={shell.account}
        languages={shell.languages}
        isMenuOpen={shell.isMenuOpen}
        onMenu={() => shell.onMenu(!shell.isMenuOpen)}
      />
      <PrimaryNavigation items={shell.items} />
      <MobileMenu
        items={shell.items}
        account={shell.viewer.kind === "member" ? shell.account : []}
        languages={shell.languages}
        isOpen={shell.isMenuOpen}
        onClose={() => shell.onMenu(false)}
      />
      {shell.isOnline ? null : (
        <output className={classes.offline}>
          <FormattedMessage id="shell.offline" />
        </output>
      )}
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer locale={shell.locale} />
      <ToastRegion toast={shell.toast} onClose={shell.onToastClose} />
    </div>
  );
};
