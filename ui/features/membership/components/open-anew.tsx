import { Button } from "@mantine/core";
import { pathIn } from "@morsel/domain/locales";
import type { ReactNode } from "react";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";

/** Loads a page from the server, which tells the whole product of the new premium: a page without ads, for one. */
export const OpenAnew = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <span className={sharing.actions}>
    <Button component="a" href={pathIn(useApp().locale, path)}>
      {children}
    </Button>
  </span>
);
