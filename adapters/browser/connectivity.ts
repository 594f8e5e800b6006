import { token } from "@morsel/application/platform/token";
import { fromEvent, merge, type Observable } from "rxjs";
import { map, startWith } from "rxjs/operators";

export type Connectivity = { readonly online$: Observable<boolean> };

/** Tells when the browser believes that it has a network. */
export const makeConnectivity = (window: Window): Connectivity => ({
  online$: merge(fromEvent(window, "online"), fromEvent(window, "offline")).pipe(
    startWith(undefined),
    map(() => window.navigator.onLine),
  ),
});

export const Connectivity = token<Connectivity>("Connectivity");
