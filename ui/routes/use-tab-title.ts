import { pageTitle } from "@morsel/domain/locales";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useApp } from "./use-app.ts";

/** LO14: names the tab after the thing that the page shows, once its name is known. */
export const useTabTitle = (name: string | undefined): void => {
  const siteName = useApp().site.name;
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    if (name === undefined) return;
    // After the shell has named the page by its address: the thing's own name is better.
    queueMicrotask(() => {
      document.title = pageTitle(name, siteName);
    });
  }, [name, path, siteName]);
};
