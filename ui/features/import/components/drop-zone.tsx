import "@mantine/core/styles/Progress.css";
import { Button, FileButton, Progress } from "@mantine/core";
import { useRef, useState, type DragEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Sending } from "../use-imports.ts";
import classes from "./import.module.css";

export type DropZoneProps = {
  readonly sending?: Sending | undefined;
  readonly onFile: (file: File) => void;
};

/** A place where a file is dropped or chosen; while it is sent it says how far it is. */
export const DropZone = ({ sending, onFile }: DropZoneProps) => {
  const intl = useIntl();
  const [isOver, setOver] = useState(false);
  const reset = useRef<() => void>(null);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined && sending === undefined) onFile(file);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {sending === undefined ? (
        <>
          <p className={classes.hint}>
            <FormattedMessage id="import.drop" />
          </p>
          <FileButton
            accept=".zip,.csv,.tsv,.txt,.xml,.json,.html,.htm"
            resetRef={reset}
            onChange={(file) => {
              if (file !== null) onFile(file);
              // The same file may be chosen again.
              reset.current?.();
            }}
          >
            {(props) => (
              <Button {...props}>
                <FormattedMessage id="import.choose" />
              </Button>
            )}
          </FileButton>
        </>
      ) : (
        <div className={classes.progress} role="status">
          <span className={classes.name}>
            <FormattedMessage id="import.sending" values={{ name: sending.name }} />
          </span>
          <Progress value={sending.share * 100} aria-label={intl.formatMessage({ id: "import.sending" }, sending)} />
        </div>
      )}
    </div>
  );
};
