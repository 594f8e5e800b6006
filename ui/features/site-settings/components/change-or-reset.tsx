import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { EndForm } from "../../back-office/components/end-form.tsx";

/** The id of a begun change makes a repeat harmless; `close` leaves the form. */
export type Begun = { readonly id: string; readonly close: () => void };

export type ChangeOrResetProps = {
  /** The thing that is changed, in words. */
  readonly name: string;
  readonly newId: () => string;
  readonly isBusy: boolean;
  /** Nothing was set here that could be given back. */
  readonly isResettable: boolean;
  readonly form: (begun: Begun) => ReactNode;
  readonly onReset: (begun: Begun, reason: string) => void;
};

/** W760: two acts below a row, of which one is open at a time: a change, and the way back to the configuration. */
export const ChangeOrReset = ({ name, newId, isBusy, isResettable, form, onReset }: ChangeOrResetProps) => {
  const intl = useIntl();
  const [open, setOpen] = useState<{ readonly what: "change" | "reset"; readonly id: string }>();
  const close = (): void => setOpen(undefined);
  if (open === undefined)
    return (
      <span className={sharing.actions}>
        {(isResettable ? (["change", "reset"] as const) : (["change"] as const)).map((what) => (
          <Button
            key={what}
            variant="default"
            aria-label={intl.formatMessage({ id: `setting.${what}.this` }, { name })}
            onClick={() => setOpen({ what, id: newId() })}
          >
            <FormattedMessage id={`setting.${what}`} />
          </Button>
        ))}
      </span>
    );
  const begun: Begun = { id: open.id, close };
  return open.what === "change" ? (
    form(begun)
  ) : (
    <EndForm
      words={<FormattedMessage id="setting.reset" />}
      isBusy={isBusy}
      onCancel={close}
      onSubmit={(reason) => onReset(begun, reason)}
    />
  );
};
