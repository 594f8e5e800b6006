import { TextInput } from "@mantine/core";
import { readAmount } from "@morsel/domain/units";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatHeight, formatWeight } from "../../../i18n/body-figures.ts";
import { useUnits, type Units } from "../../../i18n/units.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { HeightInput, WeightInput } from "../../../fields/measure-inputs.tsx";
import { BMR_RANGES, bmrSum, refusedFields, type BmrDraft } from "@morsel/domain/goals";
import { BmrResult } from "./bmr-result.tsx";
import classes from "./bmr.module.css";

export type BmrScreenProps = {
  /** Values to begin with. */
  readonly first?: BmrDraft;
  readonly isSignedIn: boolean;
  readonly onUnits: (change: Partial<Units>) => void;
};

const SEXES = ["female", "male"] as const;
const HEIGHTS = ["cm", "ft"] as const;
const WEIGHTS = ["kg", "lb", "st"] as const;

/** Sex, age, height and weight in the reader's units; the figure and its sum follow as they are typed. */
export const BmrScreen = ({ first = {}, isSignedIn, onUnits }: BmrScreenProps) => {
  const intl = useIntl();
  const units = useUnits();
  const { mark } = useFigures();
  const name = useId();
  const [draft, setDraft] = useState(first);
  const [age, setAge] = useState(first.age === undefined ? "" : String(first.age));
  const refused = new Set(refusedFields(draft));
  const change = (one: BmrDraft) => setDraft((known) => ({ ...known, ...one }));
  const range = (field: "heightCm" | "weightKg"): string | undefined => {
    if (!refused.has(field)) return undefined;
    const { min, max } = BMR_RANGES[field];
    return field === "heightCm"
      ? intl.formatMessage(
          { id: "tools.bmr.range.cm" },
          { min: formatHeight(intl, units.height, min), max: formatHeight(intl, units.height, max) },
        )
      : intl.formatMessage(
          { id: "tools.bmr.range.kg" },
          { min: formatWeight(intl, units.weight, min), max: formatWeight(intl, units.weight, max) },
        );
  };
  const sum = bmrSum(draft);
  return (
    <Page title={<FormattedMessage id="tools.bmr.title" />} lead={<FormattedMessage id="tools.bmr.lead" />}>
      <Sheet>
        <ChoiceGroup
          name={`${name}-sex`}
          layout="row"
          legend={<FormattedMessage id="account.sex" />}
          choices={SEXES.map((sex) => ({ value: sex, label: <FormattedMessage id={`account.sex.${sex}`} /> }))}
          value={draft.sex}
          onChoose={(sex) => change({ sex })}
        />
        <TextInput
          className={classes.age}
          label={<FormattedMessage id="tools.bmr.age" />}
          inputMode="numeric"
          autoComplete="off"
          value={age}
          error={refused.has("age") && <FormattedMessage id="tools.bmr.age.refused" values={BMR_RANGES.age} />}
          rightSectionWidth="4rem"
          rightSection={
            <span className={classes.unit} aria-hidden="true">
              <FormattedMessage id="tools.bmr.years" />
            </span>
          }
          onChange={({ currentTarget: { value } }) => {
            setAge(value);
            const read = readAmount(value, mark);
            change({ age: read.ok ? Math.floor(read.value) : undefined });
          }}
        />
        <div className={classes.measure}>
          <HeightInput
            key={units.height}
            unit={units.height}
            label={intl.formatMessage({ id: "account.height" })}
            value={draft.heightCm}
            error={range("heightCm")}
            onValue={(heightCm) => change({ heightCm })}
          />
          <ChoiceGroup
            name={`${name}-height`}
            layout="switch"
            legend={<FormattedMessage id="account.unit.height" />}
            choices={HEIGHTS.map((unit) => ({
              value: unit,
              label: <FormattedMessage id={`account.unit.${unit}`} />,
            }))}
            value={units.height}
            onChoose={(height) => onUnits({ height })}
          />
        </div>
        <div className={classes.measure}>
          <WeightInput
            key={units.weight}
            unit={units.weight}
            label={intl.formatMessage({ id: "account.weight" })}
            value={draft.weightKg}
            error={range("weightKg")}
            onValue={(weightKg) => change({ weightKg })}
          />
          <ChoiceGroup
            name={`${name}-weight`}
            layout="switch"
            legend={<FormattedMessage id="account.unit.weight" />}
            choices={WEIGHTS.map((unit) => ({ value: unit, label: <FormattedMessage id={`units.${unit}`} /> }))}
            value={units.weight}
            onChoose={(weight) => onUnits({ weight })}
          />
        </div>
      </Sheet>
      <div role="status">
        {sum === undefined ? (
          <p className={classes.waiting}>
            <FormattedMessage id="tools.bmr.fill" />
          </p>
        ) : (
          <BmrResult sum={sum} />
        )}
      </div>
      {sum === undefined ? null : (
        <ActionLink path={isSignedIn ? "/account/my-goals" : "/account/create/welcome"}>
          <FormattedMessage id="tools.bmr.next" />
        </ActionLink>
      )}
    </Page>
  );
};
