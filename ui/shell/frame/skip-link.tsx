import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** Place of the page's skip links, before everything else. */
export const SKIP_LINKS = "skip-links";

export type SkipLinkProps = {
  /** Moves the focus to the main field of the page. */
  readonly onSkip: () => void;
  /** Words of the link. */
  readonly children: ReactNode;
};

/** A page's own way past what stands above its main field; without a layout around it there is none. */
export const SkipLink = ({ onSkip, children }: SkipLinkProps) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The layout is on the screen by then.
  useEffect(() => setPlace(document.getElementById(SKIP_LINKS)), []);
  return (
    place &&
    createPortal(
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          onSkip();
        }}
      >
        {children}
      </a>,
      place,
    )
  );
};
