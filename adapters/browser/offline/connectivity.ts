import type { Connectivity } from "@morsel/application/offline/client/connectivity";

export const makeConnectivity = (window: Window): Connectivity => ({
  isOnline: () => window.navigator.onLine,
  watch: (changed) => {
    for (const name of ["online", "offline"]) window.addEventListener(name, changed);
    return () => {
      for (const name of ["online", "offline"]) window.removeEventListener(name, changed);
    };
  },
});
