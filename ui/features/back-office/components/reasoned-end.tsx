import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { ReasonField, type ReasonFieldProps } from "./reason-field.tsx";

export type ReasonedEndProps = ReasonFieldProps & {
  /** Words of the button that sends the form. */
  readonly words: ReactNode;
  /** Colour of that button, where the act takes something away. */
  readonly color?: ButtonProps["color"];
  /** The act is under way. */
  readonly isBusy: boolean;
  /** Leaves the form. */
  readonly onCancel: () => void;
};

/** AD3: the end of a form of an admin: its reason, what sends it, and the way out. */
export const ReasonedEnd = ({ words, color, isBusy, onCancel, ...field }: ReasonedEndProps) => (
  <>
    <ReasonField {...field} />
    <span className={sharing.actions}>
      <Button type="submit" loading={isBusy} {...(color === undefined ? {} : { color })}>
        {words}
      </Button>
      <Button variant="default" onClick={onCancel}>
        <FormattedMessage id="admin.cancel" />
      </Button>
    </span>
  </>
);
