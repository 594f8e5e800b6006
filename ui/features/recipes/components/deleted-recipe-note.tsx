import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import classes from "./recipes.module.css";

export type DeletedRecipeNoteProps = { readonly isBusy: boolean; readonly onBringBack: () => void };

/** W426: on the page of a deleted recipe, in the place of what one can do with one that stands. */
export const DeletedRecipeNote = ({ isBusy, onBringBack }: DeletedRecipeNoteProps) => (
  <div className={classes.deleted} role="status">
    <p>
      <FormattedMessage id="recipes.isDeleted" />
    </p>
    <Button variant="default" loading={isBusy} onClick={onBringBack}>
      <FormattedMessage id="recipes.bringBack" />
    </Button>
  </div>
);
