import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Page } from "../../../shell/page/page.tsx";
import classes from "./step-frame.module.css";

export type StepFrameProps = {
  /** Question of this step. */
  readonly title: ReactNode;
  /** Sentence below the question. */
  readonly lead?: ReactNode;
  /** Number of this step, from 1. */
  readonly step: number;
  /** Number of all steps. */
  readonly steps: number;
  /** Words of the button that continues. */
  readonly next?: ReactNode;
  /** Shows that the step is being saved. */
  readonly isBusy?: boolean;
  /** Called when the step is submitted. */
  readonly onNext: () => void;
  /** Absent on the first step. */
  readonly onBack?: () => void;
  /** Fields of the step. */
  readonly children: ReactNode;
};

/** One question at a time: how far one is, the question, forward and back. */
export const StepFrame = (props: StepFrameProps) => {
  const { title, lead, step, steps, next, isBusy = false, onNext, onBack, children } = props;
  const intl = useIntl();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isBusy) onNext();
    // Moves the focus to the first field in error.
    requestAnimationFrame(() =>
      form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus(),
    );
  };
  return (
    <Page title={title} {...(lead === undefined ? {} : { lead })}>
      <div className={classes.progress}>
        <progress
          className={classes.bar}
          value={step}
          max={steps}
          aria-label={intl.formatMessage({ id: "account.progress" }, { step, steps })}
        />
        <span className={classes.count} aria-hidden="true">
          <FormattedMessage id="account.progress" values={{ step, steps }} />
        </span>
      </div>
      <form className={classes.form} onSubmit={submit} noValidate>
        {children}
        <div className={classes.buttons}>
          {onBack === undefined ? null : (
            <Button variant="default" onClick={onBack}>
              <FormattedMessage id="account.back" />
            </Button>
          )}
          <Button className={classes.next} type="submit" loading={isBusy}>
            {next ?? <FormattedMessage id="account.next" />}
          </Button>
        </div>
      </form>
    </Page>
  );
};
