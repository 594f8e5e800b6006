import { useMemo, useSyncExternalStore } from "react";
import type { Observable } from "rxjs";

/** The one bridge from observables to components: the latest value, `first` until there is one. */
export const useLatest = <A>(values$: Observable<A>, first: A): A => {
  const [subscribe, read] = useMemo(() => {
    let latest = first;
    const subscribe = (changed: () => void) => {
      const subscription = values$.subscribe((value) => {
        latest = value;
        changed();
      });
      return () => subscription.unsubscribe();
    };
    return [subscribe, () => latest] as const;
    // `first` only counts before the first value: another one later is no reason to subscribe again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values$]);
  return useSyncExternalStore(subscribe, read, read);
};
