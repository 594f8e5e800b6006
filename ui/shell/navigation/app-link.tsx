import { createContext, use, type AnchorHTMLAttributes, type MouseEvent } from "react";

/** How the page moves. Without a router (in a story, in a test of one component) links are plain links. */
export type Moving = {
  /** The address of a path in the language of the page. */
  readonly hrefOf: (path: string) => string;
  readonly go: ((path: string) => void) | undefined;
  /** Called when a link is likely to be followed. */
  readonly warm?: (path: string) => void;
};

export const MovingContext = createContext<Moving>({ hrefOf: (path) => path, go: undefined });

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "color"> & {
  /** A path of this product without locale prefix: "/food/diary". */
  readonly path: string;
  /** Loads a whole page, as another host would. */
  readonly fullRefresh?: boolean;
};

/** Without a key that asks for another window or tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link inside the product: keeps the language, does not load the page again. */
export const AppLink = ({ path, fullRefresh = false, onClick, children, ...rest }: AppLinkProps) => {
  const { hrefOf, go, warm } = use(MovingContext);
  const isOutside = /^[a-z]+:/.test(path);
  return (
    <a
      {...rest}
      href={isOutside ? path : hrefOf(path)}
      onPointerEnter={() => !fullRefresh && !isOutside && warm?.(path)}
      onClick={(event) => {
        onClick?.(event);
        if (
          fullRefresh ||
          isOutside ||
          rest.target === "_blank" ||
          go === undefined ||
          event.defaultPrevented ||
          !isPlainClick(event)
        )
          return;
        event.preventDefault();
        go(path);
      }}
    >
      {children}
    </a>
  );
};
