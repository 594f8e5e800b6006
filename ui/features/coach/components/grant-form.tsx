import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { COACH_DAYS, COACH_SCOPES, type CoachScope } from "@morsel/domain/social";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import classes from "../../../sharing/sharing.module.css";
import { Problem } from "../../../shell/page/page.tsx";

export type GrantFormProps = {
  readonly isBusy: boolean;
  readonly onGrant: (scopes: readonly CoachScope[], days: number) => void;
};

/** Asks what a coach may see, and for how long. */
export const GrantForm = ({ isBusy, onGrant }: GrantFormProps) => {
  const intl = useIntl();
  const [scopes, setScopes] = useState<readonly CoachScope[]>(["days"]);
  const [days, setDays] = useState("90");
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (scopes.length > 0 && !isBusy) onGrant(scopes, Number(days));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div role="group" aria-label={intl.formatMessage({ id: "coach.scopes" })}>
        {COACH_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={<FormattedMessage id={`coach.scope.${scope}`} />}
            description={<FormattedMessage id={`coach.scope.${scope}.hint`} />}
            checked={scopes.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              setScopes(COACH_SCOPES.filter((one) => (one === scope ? checked : scopes.includes(one))))
            }
          />
        ))}
      </div>
      <NativeSelect
        label={<FormattedMessage id="coach.days" />}
        value={days}
        onChange={({ currentTarget: { value } }) => setDays(value)}
        data={COACH_DAYS.map((count) => ({
          value: String(count),
          label: intl.formatMessage({ id: "coach.daysOf" }, { count }),
        }))}
      />
      <Problem>{isTried && scopes.length === 0 ? <FormattedMessage id="coach.noScope" /> : undefined}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="coach.create" />
      </Button>
    </form>
  );
};
