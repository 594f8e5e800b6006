import { Button, TextInput } from "@mantine/core";
import type { EntryState } from "@morsel/application/admin/enter-admin";
import type { AdminClient } from "@morsel/application/admin/client/admin-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import { adminKey } from "../queries.ts";

export type EntryFormProps = { readonly admin: AdminClient; readonly state: EntryState };

/** AD5, W532: asks for a code of the second step, or says where to set one up. */
export const EntryForm = ({ admin, state }: EntryFormProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const [code, setCode] = useState("");
  const enter = useMutation({
    mutationFn: (typed: string) => run(admin.enter(typed)),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminKey }),
  });
  if (!state.hasSecondStep)
    return (
      <Sheet>
        <p className={sharing.sum}>
          <FormattedMessage id="admin.entry.missing" />
        </p>
        <span className={sharing.actions}>
          <ActionLink path="/account/settings">
            <FormattedMessage id="admin.entry.setUp" />
          </ActionLink>
        </span>
      </Sheet>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enter.mutate(code);
  };
  return (
    <Sheet>
      <form className={sharing.form} onSubmit={submit} noValidate>
        <TextInput
          label={<FormattedMessage id="admin.entry.code" />}
          description={<FormattedMessage id="admin.entry.hint" />}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        {enter.error === null ? <Problem /> : <Problem>{refusalWords(intl, enter.error)}</Problem>}
        <Button type="submit" loading={enter.isPending}>
          <FormattedMessage id="admin.entry.submit" />
        </Button>
      </form>
    </Sheet>
  );
};
