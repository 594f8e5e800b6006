import { fromEvent, merge, type Observable } from "rxjs";
import { map, startWith } from "rxjs/operators";

/** Whether the browser believes that it has a network. */
export const makeConnectivity = (window: Window): { readonly online$: Observable<boolean> } => ({
  online$: merge(fromEvent(window, "online"), fromEvent(window, "offline")).pipe(
    startWith(undefined),
    map(() => window.navigator.onLine),
  ),
});
