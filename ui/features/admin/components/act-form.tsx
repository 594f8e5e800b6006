import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { GIVEN_ROLES, REASON_LENGTH, type GivenRole } from "@morsel/domain/admin";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Sheet } from "../../../shell/page/page.tsx";

export const ACTS = ["suspend", "unsuspend", "role", "logOut", "erase"] as const;
export type ActName = (typeof ACTS)[number];

/** Days of a suspension; 0 for one without an end. */
const DAYS = [1, 7, 30, 365, 0] as const;

export type ActWish = {
  readonly reason: string;
  readonly days: number;
  readonly role: GivenRole;
  readonly username: string;
};

export type ActFormProps = {
  readonly act: ActName;
  readonly username: string;
  readonly role: GivenRole;
  readonly isBusy: boolean;
  readonly onSubmit: (wish: ActWish) => void;
  readonly onCancel: () => void;
};

/** Asks for the reason of an act, and for what else it needs. */
export const ActForm = ({ act, username, role: before, isBusy, onSubmit, onCancel }: ActFormProps) => {
  const intl = useIntl();
  const [reason, setReason] = useState("");
  const [days, setDays] = useState(7);
  const [role, setRole] = useState<GivenRole>(before);
  const [typed, setTyped] = useState("");
  const [isTold, setTold] = useState(false);
  const isShort = reason.trim().length < REASON_LENGTH.min;
  const isOther = act === "erase" && typed.trim().toLowerCase() !== username.toLowerCase();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(true);
    if (!isShort && !isOther) onSubmit({ reason, days, role, username: typed });
  };
  const wrong = (isWrong: boolean, words: ReactNode) => (isTold && isWrong ? { error: words } : {});
  return (
    <Sheet>
      <form className={sharing.form} onSubmit={submit} noValidate>
        <p className={sharing.sum}>
          <FormattedMessage id={`admin.act.${act}.lead`} values={{ username }} />
        </p>
        {act === "suspend" && (
          <NativeSelect
            label={<FormattedMessage id="admin.act.length" />}
            value={String(days)}
            data={DAYS.map((value) => ({
              value: String(value),
              label: intl.formatMessage({ id: "admin.act.days" }, { days: value }),
            }))}
            onChange={({ currentTarget: { value } }) => setDays(Number(value))}
          />
        )}
        {act === "role" && (
          <NativeSelect
            label={<FormattedMessage id="admin.act.role.label" />}
            value={role}
            data={GIVEN_ROLES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `admin.role.${value}` }),
            }))}
            onChange={({ currentTarget: { value } }) => setRole(GIVEN_ROLES.find((one) => one === value) ?? before)}
          />
        )}
        {act === "erase" && (
          <TextInput
            label={<FormattedMessage id="admin.act.erase.username" values={{ username }} />}
            value={typed}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            {...wrong(isOther, <FormattedMessage id="admin.act.erase.wrong" values={{ username }} />)}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        )}
        <Textarea
          label={<FormattedMessage id="admin.act.reason" />}
          description={<FormattedMessage id={act === "suspend" ? "admin.act.reason.told" : "admin.act.reason.hint"} />}
          rows={3}
          maxLength={REASON_LENGTH.max}
          value={reason}
          {...wrong(isShort, <FormattedMessage id="admin.act.reason.wrong" values={REASON_LENGTH} />)}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <span className={sharing.actions}>
          <Button type="submit" loading={isBusy} {...(act === "erase" ? { color: "red" } : {})}>
            <FormattedMessage id={`admin.act.${act}`} />
          </Button>
          <Button variant="default" onClick={onCancel}>
            <FormattedMessage id="admin.cancel" />
          </Button>
        </span>
      </form>
    </Sheet>
  );
};
