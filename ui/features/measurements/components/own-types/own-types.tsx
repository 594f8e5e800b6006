import { Button, UnstyledButton } from "@mantine/core";
import type { OwnMeasurementType, OwnTypeId } from "@morsel/domain/measurements";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconPlus } from "../../../../theme/icons.ts";
import classes from "../check-in.module.css";
import { OwnTypeForm } from "./own-type-form.tsx";

export type OwnTypesProps = {
  readonly types: readonly OwnMeasurementType[];
  readonly newId: () => string;
  readonly onSave: (type: OwnMeasurementType, before?: OwnMeasurementType) => void;
  readonly onDelete: (type: OwnMeasurementType) => void;
};

/** The member's own measurement types; each is edited in place. */
export const OwnTypes = ({ types, newId, onSave, onDelete }: OwnTypesProps) => {
  const intl = useIntl();
  const [open, setOpen] = useState<OwnTypeId | "new">();
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(undefined);
    opener.current?.focus();
  };
  return (
    <>
      {types.length > 0 && (
        <ul className={classes.types} aria-label={intl.formatMessage({ id: "measure.own.title" })}>
          {types.map((type) => (
            <li key={type.id} className={classes.row}>
              <UnstyledButton
                className={classes.open}
                aria-expanded={open === type.id}
                onClick={() => setOpen(open === type.id ? undefined : type.id)}
              >
                <span>{type.name}</span>
                <span className={classes.quiet}>{type.unit}</span>
              </UnstyledButton>
              {open === type.id && (
                <OwnTypeForm
                  key={type.version}
                  own={type}
                  newId={newId}
                  onCancel={close}
                  onSave={(next) => {
                    onSave(next, type);
                    close();
                  }}
                  onDelete={() => {
                    onDelete(type);
                    close();
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={opener}
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          aria-expanded={open === "new"}
          onClick={() => setOpen(open === "new" ? undefined : "new")}
        >
          <FormattedMessage id="measure.own.add" />
        </Button>
      </div>
      {open === "new" && (
        <OwnTypeForm
          newId={newId}
          onCancel={close}
          onSave={(made) => {
            onSave(made);
            close();
          }}
        />
      )}
    </>
  );
};
