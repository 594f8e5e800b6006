import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { DeletedNote } from "../../../shell/states/deleted-note.tsx";

export type DeletedRecipeNoteProps = { readonly isBusy: boolean; readonly onBringBack: () => void };

/** W426: on the page of a deleted recipe, with what brings it back. */
export const DeletedRecipeNote = ({ isBusy, onBringBack }: DeletedRecipeNoteProps) => (
  <DeletedNote words={<FormattedMessage id="recipes.isDeleted" />}>
    <Button variant="default" loading={isBusy} onClick={onBringBack}>
      <FormattedMessage id="recipes.bringBack" />
    </Button>
  </DeletedNote>
);
