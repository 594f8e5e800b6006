import { Button } from "@mantine/core";
import type { Meal } from "@morsel/domain/meal-slots";
import { useEffect, useId, useRef, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { useMealNames } from "../../../../settings/meal-names.ts";
import { QUICK_ADD_NUTRIENTS, QuickAddFields } from "./quick-add-fields.tsx";
import { useQuickAddForm, type QuickAddContents } from "./use-quick-add-form.ts";
import type { Planning } from "../../../../logging/use-planning.ts";
import { PlanField } from "../../../../logging/plan-field.tsx";
import dialogs from "../copying/copy-dialog.module.css";
import classes from "./quick-add.module.css";

export type QuickAddDialogProps = {
  readonly meal: Meal;
  readonly planning?: Planning | undefined;
  readonly onLog: (contents: QuickAddContents) => void;
  readonly onClose: () => void;
};

/** Quick add from a slot: what is typed goes into that slot. */
export const QuickAddDialog = ({ meal, planning, onLog, onClose }: QuickAddDialogProps) => {
  const meals = useMealNames();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useQuickAddForm(undefined, QUICK_ADD_NUTRIENTS);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const contents = form.submit();
    if (contents === undefined) return;
    onLog(contents);
    onClose();
  };
  return (
    <dialog ref={dialog} className={`${dialogs.dialog} ${classes.dialog}`} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit} className={classes.form} noValidate>
        <h2 id={id} className={dialogs.title}>
          <FormattedMessage id="quickAdd.into" values={{ meal: meals.within(meal) }} />
        </h2>
        <QuickAddFields form={form} />
        <PlanField planning={planning} />
        <div className={dialogs.actions}>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <FormattedMessage id="diary.cancel" />
          </Button>
          <Button type="submit">
            <FormattedMessage id="quickAdd.log" values={{ meal: meals.of(meal) }} />
          </Button>
        </div>
      </form>
    </dialog>
  );
};
