import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { DeletedNote } from "../../../shell/states/deleted-note.tsx";

export type DeletedFoodNoteProps = { readonly children?: ReactNode };

/** W290: says that a food was deleted; within it what brings it back. */
export const DeletedFoodNote = ({ children }: DeletedFoodNoteProps) => (
  <DeletedNote words={<FormattedMessage id="foods.isDeleted" />}>{children}</DeletedNote>
);
