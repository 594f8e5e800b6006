import { NativeSelect, TextInput } from "@mantine/core";
import { QUICK_ADD_NAME_MAX } from "@morsel/domain/diary";
import { isNutrientId, nutrientUnit, type NutrientId } from "@morsel/domain/nutrition";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { NUTRIENT_GROUPS } from "../../../../figures/nutrient-groups.ts";
import { nutrientName, shortName } from "../../../../figures/nutrient-names.ts";
import type { QuickAddForm } from "./use-quick-add-form.ts";
import summaries from "../summary/day-summary.module.css";
import classes from "./quick-add.module.css";

const FRONT = ["energy", "carbohydrates", "fat", "protein"] as const satisfies readonly NutrientId[];
/** Further nutrients that labels print. */
const MORE = ["saturated_fat", "sugar", "fiber", "sodium"] as const satisfies readonly NutrientId[];
/** Every nutrient that a quick add asks for by itself. */
export const QUICK_ADD_NUTRIENTS: readonly NutrientId[] = [...FRONT, ...MORE];

type FieldProps = { readonly form: QuickAddForm; readonly id: NutrientId; readonly isFirst?: boolean };

const FigureField = ({ form, id, isFirst = false }: FieldProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const { text, wrong } = form.figure(id);
  const unit = id === "energy" ? figures.unit : nutrientUnit(id);
  return (
    <TextInput
      className={classes.figure}
      data-nutrient={id}
      label={intl.formatMessage({ id: "quickAdd.figure" }, { nutrient: intl.formatMessage(shortName(id)), unit })}
      value={text}
      onChange={({ currentTarget: { value } }) => form.setFigure(id, value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      inputMode="decimal"
      autoComplete="off"
      withAsterisk={id === "energy"}
      aria-required={id === "energy" || undefined}
      autoFocus={isFirst}
      data-autofocus={isFirst || undefined}
      error={wrong}
    />
  );
};

/** A name, then figures: energy and the three that give it in front, any other on request; below, a doubt about the sum. */
export const QuickAddFields = ({ form }: { readonly form: QuickAddForm }) => {
  const intl = useIntl();
  const figures = useFigures();
  // The name is asked for first; where it is known, the energy.
  const [isNamed] = useState(form.name !== "");
  const details = useRef<HTMLDetailsElement>(null);
  const rest = NUTRIENT_GROUPS.flatMap(([, ids]) => ids).filter(
    (id) => !QUICK_ADD_NUTRIENTS.includes(id) && !form.others.includes(id),
  );
  const askFor = (id: string) => {
    if (!isNutrientId(id)) return;
    form.ask(id);
    requestAnimationFrame(() => details.current?.querySelector<HTMLElement>(`input[data-nutrient="${id}"]`)?.focus());
  };
  const isOpenFirst = [...MORE, ...form.others].some((id) => form.figure(id).text !== "");
  return (
    <>
      <TextInput
        label={<FormattedMessage id="quickAdd.name" />}
        placeholder={intl.formatMessage({ id: "quickAdd.unnamed" })}
        value={form.name}
        maxLength={QUICK_ADD_NAME_MAX}
        onChange={({ currentTarget: { value } }) => form.setName(value)}
        autoComplete="off"
        autoFocus={!isNamed}
        data-autofocus={!isNamed || undefined}
      />
      <div className={classes.front}>
        {FRONT.map((id) => (
          <FigureField key={id} form={form} id={id} isFirst={isNamed && id === "energy"} />
        ))}
      </div>
      <p className={classes.doubt} role="status">
        {form.doubt !== undefined && !figures.isEnergyHidden && (
          <FormattedMessage
            id={form.doubt._tag === "KilojoulesAsKcal" ? "quickAdd.kilojoules" : "quickAdd.differs"}
            values={{ ofParts: figures.energyWithUnit(form.doubt.ofParts) }}
          />
        )}
      </p>
      <details ref={details} className={summaries.more} open={isOpenFirst || undefined}>
        <summary>
          <FormattedMessage id="quickAdd.more" />
        </summary>
        <div className={classes.front}>
          {[...MORE, ...form.others].map((id) => (
            <FigureField key={id} form={form} id={id} />
          ))}
          <NativeSelect
            label={<FormattedMessage id="quickAdd.another" />}
            value=""
            onChange={({ currentTarget: { value } }) => askFor(value)}
            data={[
              { value: "", label: intl.formatMessage({ id: "quickAdd.choose" }) },
              ...rest.map((id) => ({ value: id, label: intl.formatMessage(nutrientName(id)) })),
            ]}
          />
        </div>
      </details>
    </>
  );
};
