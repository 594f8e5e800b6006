import { COUNTRIES } from "@morsel/domain/currency";
import { WEIGHT_AIMS } from "@morsel/domain/goals";
import { NativeSelect, TextInput } from "@mantine/core";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { ActivityLevel } from "@morsel/domain/units";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import type { SignUpDraft } from "@morsel/application/identity/client/sign-up-draft";
import classes from "./step-frame.module.css";

export type DraftErrors = { readonly [Field in keyof SignUpDraft]?: string };

export type StepProps = {
  /** Answers so far. */
  readonly draft: SignUpDraft;
  /** Reasons why answers are refused, by field. */
  readonly errors: DraftErrors;
  /** Called with the answers that changed. */
  readonly onChange: (change: Partial<SignUpDraft>) => void;
};

export const AimStep = ({ draft, errors, onChange }: StepProps) => (
  <ChoiceGroup
    name="aim"
    legend={<FormattedMessage id="account.aim.title" />}
    isLegendHidden
    choices={WEIGHT_AIMS.map((aim) => ({
      value: aim,
      label: <FormattedMessage id={`account.aim.${aim}`} />,
      hint: <FormattedMessage id={`account.aim.${aim}.hint`} />,
    }))}
    value={draft.aim}
    error={errors.aim}
    // A change that was chosen for another aim would be the wrong way round.
    onChoose={(aim) => onChange(aim === draft.aim ? {} : { aim, weeklyChangeKg: undefined })}
  />
);

const LEVELS = ["1", "2", "3", "4"] as const;

export const ActivityStep = ({ draft, errors, onChange }: StepProps) => (
  <ChoiceGroup
    name="activity"
    legend={<FormattedMessage id="account.activity.title" />}
    isLegendHidden
    choices={LEVELS.map((level) => ({
      value: level,
      label: <FormattedMessage id={`account.activity.${level}`} />,
      hint: <FormattedMessage id={`account.activity.${level}.hint`} />,
    }))}
    value={draft.activityLevel === undefined ? undefined : (String(draft.activityLevel) as (typeof LEVELS)[number])}
    error={errors.activityLevel}
    onChoose={(level) => onChange({ activityLevel: Number(level) as ActivityLevel })}
  />
);

const SEXES = ["female", "male"] as const;
const sexId = (sex: (typeof SEXES)[number]): MessageId => `account.sex.${sex}`;

export type AboutStepProps = StepProps & {
  /** Current day, to tell the age. */
  readonly today: CalendarDate;
  /** A member has named the country already. */
  readonly asksCountry?: boolean;
};

export const AboutStep = ({ draft, errors, onChange, today, asksCountry = true }: AboutStepProps) => {
  const intl = useIntl();
  const countries = useMemo(
    () =>
      COUNTRIES.map((code) => ({ value: code, label: intl.formatDisplayName(code, { type: "region" }) ?? code })).sort(
        (a, b) => a.label.localeCompare(b.label, intl.locale),
      ),
    [intl],
  );
  return (
    <>
      <ChoiceGroup
        name="sex"
        layout="row"
        legend={<FormattedMessage id="account.sex" />}
        choices={SEXES.map((sex) => ({ value: sex, label: <FormattedMessage id={sexId(sex)} /> }))}
        value={draft.sex}
        error={errors.sex}
        onChoose={(sex) => onChange({ sex })}
      />
      <p className={classes.hint}>
        <FormattedMessage id="account.sex.hint" />
      </p>
      <TextInput
        type="date"
        label={<FormattedMessage id="account.birthDate" />}
        autoComplete="bday"
        max={today}
        value={draft.birthDate}
        error={errors.birthDate}
        onChange={(event) => onChange({ birthDate: event.currentTarget.value })}
      />
      {asksCountry ? (
        <NativeSelect
          label={<FormattedMessage id="account.country" />}
          autoComplete="country"
          value={draft.country}
          error={errors.country}
          data={countries}
          onChange={(event) => onChange({ country: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
};
