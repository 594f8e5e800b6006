import type { AdSource } from "@morsel/domain/site-settings";
import type { Locale } from "@morsel/domain/locales";
import { lazy, Suspense, useRef, type FC, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Toast } from "../../hooks/toasts.ts";
import type { FooterProps } from "./footer.tsx";
import { untilUsable } from "../lazy/until-usable.ts";
import { Header } from "../header/header.tsx";
import classes from "./layout.module.css";
import type { LanguageSelectorProps } from "../header/language-selector.tsx";
import type { ShellMenuItem, Viewer } from "../navigation/menu.ts";
import { AFTER_MAIN, ANNOUNCEMENT } from "../navigation/places.ts";
import { PhoneTabs } from "../navigation/phone-tabs.tsx";
import { SKIP_LINKS } from "./skip-link.tsx";
import { lazyComponent } from "../lazy/lazy-component.tsx";

/** Below the first screen, whatever the page: it comes after the paint. A page whose foot does not come is a page all the same. */
const Footer = lazy(() =>
  untilUsable()
    .then(() => import("./footer.tsx"))
    .then<{ default: FC<FooterProps> }, { default: FC<FooterProps> }>(
      (loaded) => ({ default: loaded.Footer }),
      () => ({ default: () => null }),
    ),
);

/** No toast is there before the page can be used. */
const ToastRegion = lazyComponent(
  () => import("../toasts/toast-region.tsx"),
  (loaded) => loaded.ToastRegion,
);

export type LayoutProps = {
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly items: readonly ShellMenuItem[];
  /** The ways into an account; for members what the header shows on a desk and the menu on a phone: settings, log out … */
  readonly account: readonly ShellMenuItem[];
  /** A member's links among the tabs of a phone. */
  readonly tabs: readonly ShellMenuItem[];
  readonly languages: LanguageSelectorProps;
  readonly openSheet: "log" | "menu" | "palette" | undefined;
  readonly onMenu: () => void;
  readonly onLog: () => void;
  readonly onPalette: () => void;
  /** Sheet over the page. */
  readonly sheet?: ReactNode;
  readonly toast: Toast | undefined;
  readonly onToastClose: () => void;
  /** EL18: an announcement will come into its place. */
  readonly hasAnnouncement: boolean;
  /** RE4: whose notices come below the page; their room is there before they are. */
  readonly adRoom: AdSource;
  /** NA15 */
  readonly isFooterPadded: boolean;
  readonly onPrivacyChoices: () => void;
  readonly children: ReactNode;
};

/**
 * Frame of every page: skip link, header with navigation, the page itself, footer, tabs, toasts. All pages begin at one left edge, that of
 * `main`.
 */
export const Layout = ({ children, ...shell }: LayoutProps) => {
  const main = useRef<HTMLElement>(null);
  return (
    <div className={classes.shell} data-tabs={shell.tabs.length > 0 || undefined}>
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
      <div id={SKIP_LINKS} className={classes.skips} />
      <Header
        viewer={shell.viewer}
        items={shell.items}
        account={shell.account}
        languages={shell.languages}
        isMenuOpen={shell.openSheet === "menu"}
        onMenu={shell.onMenu}
        onPalette={shell.onPalette}
      />
      {shell.hasAnnouncement ? <div id={ANNOUNCEMENT} className={classes.announcement} /> : null}
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <div id={AFTER_MAIN} className={classes.ads} data-ads={shell.adRoom} />
      <Suspense>
        <Footer locale={shell.locale} isPadded={shell.isFooterPadded} onPrivacyChoices={shell.onPrivacyChoices} />
      </Suspense>
      {shell.tabs.length > 0 && (
        <PhoneTabs tabs={shell.tabs} openSheet={shell.openSheet} onLog={shell.onLog} onMenu={shell.onMenu} />
      )}
      {shell.sheet}
      <Suspense>
        <ToastRegion toast={shell.toast} onClose={shell.onToastClose} />
      </Suspense>
    </div>
  );
};

export type InAppLayoutProps = Pick<LayoutProps, "toast" | "onToastClose" | "children">;

/** NA14: inside an app the page stands alone; the app has its own header, menu and footer. */
export const InAppLayout = ({ toast, onToastClose, children }: InAppLayoutProps) => (
  <div className={classes.shell}>
    <main id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
    <Suspense>
      <ToastRegion toast={toast} onClose={onToastClose} />
    </Suspense>
  </div>
);
