import { Button, TextInput } from "@mantine/core";
import { isMealName } from "@morsel/domain/diary";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import dialogs from "../../diary/components/copying/copy-dialog.module.css";

export type RememberMealProps = {
  /** How it is called unless another name is typed. */
  readonly name: string;
  readonly count: number;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};

/** Asks how a meal that was eaten is to be called. */
export const RememberMeal = ({ name: offered, count, onSave, onClose }: RememberMealProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(offered);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.select();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMealName(name)) return setRefused(true);
    onSave(name);
    onClose();
  };
  return (
    <dialog ref={dialog} className={dialogs.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit} className={dialogs.form} noValidate>
        <h2 id={id} className={dialogs.title}>
          <FormattedMessage id="meals.remember" />
        </h2>
        <p className={dialogs.hint}>
          <FormattedMessage id="meals.rememberLead" values={{ count }} />
        </p>
        <TextInput
          label={<FormattedMessage id="meals.name" />}
          value={name}
          onChange={({ currentTarget: { value } }) => {
            setRefused(false);
            setName(value);
          }}
          error={isRefused && <FormattedMessage id="meals.nameNeeded" />}
          autoComplete="off"
          enterKeyHint="done"
        />
        <div className={dialogs.actions}>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <FormattedMessage id="meals.cancel" />
          </Button>
          <Button type="submit">
            <FormattedMessage id="meals.rememberNow" />
          </Button>
        </div>
      </form>
    </dialog>
  );
};
