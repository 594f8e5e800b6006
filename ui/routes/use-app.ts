import { useRouter } from "@tanstack/react-router";
import type { AppContext } from "../composition/app-context.ts";

/** For pages: all that the root made. */
export const useApp = (): AppContext => {
  const router = useRouter();
  return router.options.context;
};

/** Moves within the product: a path without locale prefix, or an address on this origin as the server gives it. */
export const useNavigateTo = (): ((to: string) => void) => {
  const router = useRouter();
  return (to) => {
    const { origin } = window.location;
    const address = to.startsWith(origin) ? to.slice(origin.length) : to;
    if (/^\/(?!\/)/.test(address)) router.history.push(address);
  };
};
