import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../navigation/app-link.tsx";
import classes from "./error-page.module.css";
import page from "../page/page.module.css";
import { EmptyPlate } from "../states/empty-plate.tsx";

export type ErrorPageProps = {
  /** Heading; an apology by default. */
  readonly title?: ReactNode;
  /** Explanation; "request problem" by default. */
  readonly message?: ReactNode;
  /** Actions that help, above the way home. */
  readonly children?: ReactNode;
};

/** A picture, what happened, and a way back home. */
export const ErrorPage = ({ title, message, children }: ErrorPageProps) => (
  <section className={classes.page}>
    <EmptyPlate />
    <h1 className={page.title}>{title ?? <FormattedMessage id="shell.error.title" />}</h1>
    <p className={classes.message}>{message ?? <FormattedMessage id="shell.error.requestProblem" />}</p>
    {children}
    <AppLink className={classes.home} path="/">
      <FormattedMessage id="shell.error.home" />
    </AppLink>
  </section>
);

export const NotFoundPage = () => (
  <ErrorPage
    title={<FormattedMessage id="shell.notFound.title" />}
    message={<FormattedMessage id="shell.notFound.message" />}
  />
);
