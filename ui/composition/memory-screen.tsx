import { pathIn } from "@morsel/domain/locales";
import { createMemoryHistory } from "@tanstack/react-router";
import { Suspense, use, useMemo } from "react";
import { useIntl, type IntlShape } from "react-intl";
import { useUnits, type Units } from "../i18n/units.tsx";
import type { AppContext } from "./app-context.ts";
import { Pages } from "./app.tsx";
import { memoryContext, type MemoryOptions } from "./memory-context.ts";
import { makeRouter } from "./router.ts";

export type MemoryScreenProps = MemoryOptions & {
  /** The address without locale prefix: "/food/diary?date=2026-03-10". */
  readonly path: string;
};

type Screen = {
  readonly context: AppContext;
  readonly router: ReturnType<typeof makeRouter>;
  readonly loaded: Promise<void>;
};

const openAt = (path: string, intl: IntlShape, units: Units, options: MemoryOptions): Screen => {
  const context = memoryContext(intl, { ...options, units: { ...units, ...options.units } });
  const history = createMemoryHistory({ initialEntries: [pathIn(context.locale, path)] });
  const router = makeRouter(context, context.locale, history);
  return { context, router, loaded: router.load() };
};

/** Painted when the route is loaded, as in the product. */
const Loaded = ({ context, router, loaded }: Screen) => {
  use(loaded);
  return <Pages context={context} router={router} />;
};

/** A whole page of the product at an address: the real router, shell and use cases, on a product in memory. */
export const MemoryScreen = ({ path, ...options }: MemoryScreenProps) => {
  const intl = useIntl();
  const units = useUnits();
  // A story's options are read once, as a page's address is. Another language or other units make another page.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const screen = useMemo(() => openAt(path, intl, units, options), [intl, units]);
  return (
    <Suspense>
      <Loaded {...screen} />
    </Suspense>
  );
};
