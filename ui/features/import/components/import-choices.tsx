import { NativeSelect } from "@mantine/core";
import type { Meal, Slot } from "@morsel/domain/diary";
import { type DateOrder, type Field, type ImportChoices, type ImportSurvey, isField } from "@morsel/domain/import";
import { isMeal } from "@morsel/domain/meal-slots";
import { FormattedMessage, useIntl } from "react-intl";
import { FIELD_GROUPS, useFieldName } from "../field-names.ts";
import classes from "./import.module.css";

export type ChoicesProps = {
  readonly survey: ImportSurvey;
  readonly choices: ImportChoices;
  readonly slots: readonly Slot[];
  readonly onChange: (choices: ImportChoices) => void;
};

/** Questions that a file leaves open: dates, the unit of weights, meals, and columns of a table that nobody knows. */
export const ChoicesForm = ({ survey, choices, slots, onChange }: ChoicesProps) => {
  const intl = useIntl();
  const fieldName = useFieldName();
  const slotName = ({ id, name }: Slot): string => name ?? intl.formatMessage({ id: `diary.meal.${id}` });
  const { order, weights, meals, columns } = survey;
  /** Headings may repeat. */
  const keys = columns?.map(({ heading }, column) => `${heading} ${column}`) ?? [];
  const number = (value: number): string => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const withMeal = (name: string, meal: Meal): ImportChoices => ({
    ...choices,
    meals: { ...choices.meals, [name]: meal },
  });
  const withColumn = (column: number, field: Field | ""): ImportChoices => ({
    ...choices,
    columns: (columns ?? []).map((one, nth) => (nth === column ? field : (choices.columns?.[nth] ?? one.field ?? ""))),
  });
  return (
    <>
      {(order.isAsked || weights !== undefined) && (
        <div className={classes.choices}>
          {order.isAsked && (
            <NativeSelect
              label={<FormattedMessage id="import.order" />}
              description={<FormattedMessage id="import.order.hint" />}
              value={choices.order ?? order.order}
              onChange={({ currentTarget: { value } }) => onChange({ ...choices, order: value as DateOrder })}
              data={[
                { value: "monthFirst", label: intl.formatMessage({ id: "import.order.monthFirst" }) },
                { value: "dayFirst", label: intl.formatMessage({ id: "import.order.dayFirst" }) },
              ]}
            />
          )}
          {weights !== undefined && (
            <NativeSelect
              label={<FormattedMessage id="import.weightUnit" />}
              description={
                <FormattedMessage
                  id="import.weightUnit.hint"
                  values={{ min: number(weights.min), median: number(weights.median), max: number(weights.max) }}
                />
              }
              value={choices.weightUnit ?? ""}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...choices, weightUnit: value === "lb" ? "lb" : "kg" })
              }
              data={[
                ...(choices.weightUnit === undefined
                  ? [{ value: "", label: intl.formatMessage({ id: "import.weightUnit.choose" }), disabled: true }]
                  : []),
                { value: "kg", label: intl.formatMessage({ id: "import.weightUnit.kg" }) },
                { value: "lb", label: intl.formatMessage({ id: "import.weightUnit.lb" }) },
              ]}
            />
          )}
        </div>
      )}
      {columns !== undefined && (
        <section className={classes.batch} aria-labelledby="import-columns">
          <h3 id="import-columns" className={classes.subtitle}>
            <FormattedMessage id="import.columns" />
          </h3>
          <p className={classes.hint}>
            <FormattedMessage id="import.columns.hint" />
          </p>
          <div className={classes.choices}>
            {columns.map(({ heading, field }, column) => (
              <NativeSelect
                key={keys[column]}
                label={
                  heading === ""
                    ? intl.formatMessage({ id: "import.columns.unnamed" }, { column: column + 1 })
                    : heading
                }
                value={choices.columns?.[column] ?? field ?? ""}
                onChange={({ currentTarget: { value } }) => onChange(withColumn(column, isField(value) ? value : ""))}
                data={[
                  { value: "", label: intl.formatMessage({ id: "import.columns.skip" }) },
                  ...FIELD_GROUPS.map(([group, fields]) => ({
                    group: intl.formatMessage({ id: `import.group.${group}` }),
                    items: fields.map((one) => ({ value: one, label: fieldName(one) })),
                  })),
                ]}
              />
            ))}
          </div>
        </section>
      )}
      {meals.length > 0 && (
        <section className={classes.batch} aria-labelledby="import-meals">
          <h3 id="import-meals" className={classes.subtitle}>
            <FormattedMessage id="import.meals" />
          </h3>
          <div className={classes.choices}>
            {meals.map(({ name, count, meal, isSure }) => (
              <NativeSelect
                key={name}
                label={name}
                description={
                  <FormattedMessage id={isSure ? "import.meals.foods" : "import.meals.unsure"} values={{ count }} />
                }
                value={choices.meals?.[name] ?? meal}
                onChange={({ currentTarget: { value } }) => {
                  if (isMeal(value)) onChange(withMeal(name, value));
                }}
                data={slots.map((slot) => ({ value: slot.id, label: slotName(slot) }))}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
};
