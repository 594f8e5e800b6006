import { NativeSelect, TextInput } from "@mantine/core";
import { LIMIT_KINDS, type LimitKind } from "@morsel/domain/goals";
import { nutrientUnit, type NutrientId } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { nutrientName } from "../../../../figures/nutrient-names.ts";
import classes from "../goals.module.css";

/** Chosen kind and typed amounts of a nutrient's limit. */
export type TypedLimit = { readonly kind: LimitKind; readonly min: string; readonly max: string };

export type LimitRowProps = {
  readonly id: NutrientId;
  readonly typed: TypedLimit;
  readonly isWrong: boolean;
  readonly onTyped: (typed: TypedLimit) => void;
};

/** One nutrient: what its goal means, and the amounts. */
export const LimitRow = ({ id, typed, isWrong, onTyped }: LimitRowProps) => {
  const intl = useIntl();
  const name = intl.formatMessage(nutrientName(id));
  const unit = nutrientUnit(id);
  const amount = (bound: "min" | "max") => (
    <TextInput
      key={bound}
      label={<FormattedMessage id={`goals.limit.${bound}`} values={{ unit }} />}
      aria-label={intl.formatMessage({ id: `goals.limit.${bound}Of` }, { name, unit })}
      inputMode="decimal"
      autoComplete="off"
      error={isWrong}
      value={typed[bound]}
      onChange={(event) => onTyped({ ...typed, [bound]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset className={classes.limit} data-nutrient={id}>
      <legend>{name}</legend>
      <NativeSelect
        label={<FormattedMessage id="goals.limit.kind" />}
        aria-label={intl.formatMessage({ id: "goals.limit.kindOf" }, { name })}
        value={typed.kind}
        data={LIMIT_KINDS.map((kind) => ({
          value: kind,
          label: intl.formatMessage({ id: `goals.limit.kind.${kind}` }),
        }))}
        onChange={(event) => {
          const kind = LIMIT_KINDS.find((one) => one === event.currentTarget.value);
          if (kind !== undefined) onTyped({ ...typed, kind });
        }}
      />
      {typed.kind === "min" || typed.kind === "range" ? amount("min") : null}
      {typed.kind === "max" || typed.kind === "range" ? amount("max") : null}
    </fieldset>
  );
};
