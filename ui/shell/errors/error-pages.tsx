import type { ErrorComponentProps } from "@tanstack/react-router";
import { lazy, Suspense, type FC } from "react";
import { FormattedMessage } from "react-intl";

/** Fallback if even the error page does not load. */
const Plain = () => <FormattedMessage id="shell.error.requestProblem" />;

type Loaded<Props> = { readonly default: FC<Props> };
const plain = (): Loaded<unknown> => ({ default: Plain });

/** Few visits see one of these: they come when they are needed, and wait in the browser once the page is painted. */
export const errorPages = () => import("./failed-page.tsx");

const page = <Props extends object>(of: (loaded: Awaited<ReturnType<typeof errorPages>>) => FC<Props>): FC<Props> => {
  const Page = lazy(() =>
    errorPages().then<Loaded<Props>, Loaded<Props>>(
      (loaded) => ({ default: of(loaded) }),
      plain as () => Loaded<Props>,
    ),
  ) as unknown as FC<Props>;
  return (props) => (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
};

export const LazyErrorPage = page<object>(({ ErrorPage }) => ErrorPage);
export const LazyNotFoundPage = page<object>(({ NotFoundPage }) => NotFoundPage);
export const LazyFailedPage = page<ErrorComponentProps>(({ FailedPage }) => FailedPage);
