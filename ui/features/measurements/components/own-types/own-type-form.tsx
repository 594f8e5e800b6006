import { Button, TextInput } from "@mantine/core";
import {
  checkOwnType,
  type OwnMeasurementType,
  type OwnTypeId,
  type OwnTypeRefused,
} from "@morsel/domain/measurements";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { leaveOnEscape } from "../../../../hooks/leave-on-escape.ts";
import { IconTrash } from "../../../../theme/icons.ts";
import { useMeasureRuleWords } from "../../use-measure-rule-words.ts";
import classes from "../check-in.module.css";

export type OwnTypeFormProps = {
  /** Absent for a new one. */
  readonly own?: OwnMeasurementType;
  readonly newId: () => string;
  readonly onSave: (type: OwnMeasurementType) => void;
  readonly onCancel: () => void;
  readonly onDelete?: () => void;
};

/** A name and perhaps a unit; Save says what is missing. */
export const OwnTypeForm = ({ own, newId, onSave, onCancel, onDelete }: OwnTypeFormProps) => {
  const ruleWords = useMeasureRuleWords();
  const [name, setName] = useState(own?.name ?? "");
  const [unit, setUnit] = useState(own?.unit ?? "");
  const [refused, setRefused] = useState<OwnTypeRefused>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkOwnType({ name, unit });
    if (checked.ok)
      onSave({ id: own?.id ?? (newId() as OwnTypeId), ...checked.value, version: (own?.version ?? 0) + 1 });
    else setRefused(checked.error);
  };
  const errorOf = (field: OwnTypeRefused["field"]) => (refused?.field === field ? { error: ruleWords(refused) } : {});
  return (
    <form className={classes.editor} onSubmit={submit} onKeyDown={leaveOnEscape(onCancel)} noValidate>
      <div className={classes.moment}>
        <TextInput
          label={<FormattedMessage id="measure.own.name" />}
          autoComplete="off"
          autoFocus
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
          {...errorOf("name")}
        />
        <TextInput
          label={<FormattedMessage id="measure.own.unit" />}
          autoComplete="off"
          value={unit}
          onChange={({ currentTarget: { value } }) => setUnit(value)}
          {...errorOf("unit")}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit">
          <FormattedMessage id="measure.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="measure.cancel" />
        </Button>
        {onDelete !== undefined && (
          <>
            <span className={classes.gap} />
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={18} stroke={1.75} />}
              onClick={onDelete}
            >
              <FormattedMessage id="measure.delete" />
            </Button>
          </>
        )}
      </div>
    </form>
  );
};
