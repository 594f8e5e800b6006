import { Button } from "@mantine/core";
import { pathIn, type Locale } from "@morsel/domain/locales";
import type { ReactNode } from "react";
import sharing from "../../../sharing/sharing.module.css";

/** Loads a page from the server, which tells the whole product of the new premium: a page without ads, for one. */
export const OpenAnew = ({
  path,
  locale,
  children,
}: {
  readonly path: string;
  readonly locale: Locale;
  readonly children: ReactNode;
}) => (
  <span className={sharing.actions}>
    <Button component="a" href={pathIn(locale, path)}>
      {children}
    </Button>
  </span>
);
