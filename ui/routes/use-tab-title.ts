import { pageTitle } from "@morsel/domain/locales";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

/** LO14: names the tab after the thing that the page shows, once its name is known. */
export const useTabTitle = (name: string | undefined): void => {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    if (name === undefined) return;
    // After the shell has named the page by its address: the thing's own name is better.
    queueMicrotask(() => {
      document.title = pageTitle(name);
    });
  }, [name, path]);
};
