import { Button, FileButton } from "@mantine/core";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconPlus } from "../../../theme/icons.ts";
import classes from "./recipes.module.css";

export type RecipePictureProps = {
  readonly title: string;
  /** Address of the picture; absent if the recipe has none. */
  readonly source?: string | undefined;
  /** Absent where it is somebody else's. */
  readonly editing?:
    | {
        readonly isBusy: boolean;
        readonly onFile: (file: File) => void;
        /** Absent where no page named one. */
        readonly onFetch?: (() => void) | undefined;
        readonly onRemove: () => void;
      }
    | undefined;
};

/** Accepted types, checked again by content; a phone converts its own types to one of these. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

/** W401, W402: the picture of a recipe, from this server, and what puts another one in its place. */
export const RecipePicture = ({ title, source, editing }: RecipePictureProps) => {
  const intl = useIntl();
  const reset = useRef<() => void>(null);
  if (source === undefined && editing === undefined) return null;
  return (
    <figure className={classes.picture}>
      {source !== undefined && <img src={source} alt={intl.formatMessage({ id: "recipes.pictureOf" }, { title })} />}
      {editing !== undefined && (
        <figcaption className={classes.actions} data-screen-only>
          <FileButton
            accept={ACCEPTED}
            resetRef={reset}
            onChange={(file) => {
              if (file !== null) editing.onFile(file);
              // The same file may be chosen again.
              reset.current?.();
            }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={editing.isBusy}
                leftSection={<IconPlus size={18} stroke={1.75} />}
              >
                <FormattedMessage id={source === undefined ? "recipes.addPicture" : "recipes.otherPicture"} />
              </Button>
            )}
          </FileButton>
          {source === undefined && editing.onFetch !== undefined && (
            <Button variant="default" disabled={editing.isBusy} onClick={editing.onFetch}>
              <FormattedMessage id="recipes.fetchPicture" />
            </Button>
          )}
          {source !== undefined && (
            <Button variant="subtle" color="gray" disabled={editing.isBusy} onClick={editing.onRemove}>
              <FormattedMessage id="recipes.removePicture" />
            </Button>
          )}
        </figcaption>
      )}
    </figure>
  );
};
