import { Button, NativeSelect } from "@mantine/core";
import { limitKind, limitOn, limitsChange, type NutrientLimit } from "@morsel/domain/goals";
import { typedFromZero } from "@morsel/domain/units";
import { weekday } from "@morsel/domain/calendar";
import { isNutrientId, NUTRIENT_IDS, type NutrientId } from "@morsel/domain/nutrition";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Problem } from "../../../../shell/page/page.tsx";
import { useFigures, type Figures } from "../../../../figures/figures.tsx";
import { NUTRIENT_GROUPS } from "../../../../figures/nutrient-groups.ts";
import { nutrientName } from "../../../../figures/nutrient-names.ts";
import { useGoalsChange, type GoalsFormProps } from "../../use-goals-change.ts";
import { LimitRow, type TypedLimit } from "./limit-row.tsx";
import classes from "../goals.module.css";

const typedOf = (limit: NutrientLimit | undefined, { editable }: Figures): TypedLimit => ({
  kind: limitKind(limit),
  min: limit?.min === undefined ? "" : editable(limit.min),
  max: limit?.max === undefined ? "" : editable(limit.max),
});

/** Reads a nutrient's fields; null if an amount cannot be read. */
const limitOfTyped = ({ kind, min, max }: TypedLimit, { mark }: Figures): NutrientLimit | undefined | null => {
  if (kind === "none") return undefined;
  const [least, most] = [typedFromZero(min, mark), typedFromZero(max, mark)];
  if (kind !== "max" && (least === undefined || min.trim() === "")) return null;
  if (kind !== "min" && (most === undefined || max.trim() === "")) return null;
  return {
    ...(kind === "max" || least === undefined ? {} : { min: least }),
    ...(kind === "min" || most === undefined ? {} : { max: most }),
  };
};

/** Every nutrient with a minimum, a maximum, a range or none; energy has its own form. */
export const LimitsForm = (given: GoalsFormProps) => {
  const { goals, from, isBusy } = given;
  const intl = useIntl();
  const figures = useFigures();
  const day = weekday(from);
  const [shown, setShown] = useState<readonly NutrientId[]>(() =>
    NUTRIENT_IDS.filter((id) => id !== "energy" && limitOn(goals, id, day) !== undefined),
  );
  /** Only what was touched is changed: what follows from the energy goes on following it. */
  const [touched, setTouched] = useState<ReadonlyMap<NutrientId, TypedLimit>>(new Map());
  const [unread, setUnread] = useState<NutrientId>();
  const { wrong, refused, refuse, save } = useGoalsChange(given);
  const name = (id: NutrientId) => intl.formatMessage(nutrientName(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = new Map<NutrientId, NutrientLimit | undefined>();
    for (const [id, typed] of touched) {
      const limit = limitOfTyped(typed, figures);
      if (limit === null) {
        setUnread(id);
        return refuse(intl.formatMessage({ id: "goals.refused.limitUnread" }, { name: name(id) }));
      }
      wanted.set(id, limit);
    }
    setUnread(undefined);
    return save(limitsChange(goals, wanted));
  };
  const wrongId = unread ?? (refused?._tag === "LimitRefused" ? refused.nutrient : undefined);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.limits}>
        {shown.map((id) => (
          <LimitRow
            key={id}
            id={id}
            typed={touched.get(id) ?? typedOf(limitOn(goals, id, day), figures)}
            isWrong={wrongId === id}
            onTyped={(typed) => setTouched(new Map(touched).set(id, typed))}
          />
        ))}
      </div>
      <NativeSelect
        label={<FormattedMessage id="goals.limit.add" />}
        value=""
        onChange={({ currentTarget: { value } }) => {
          if (!isNutrientId(value)) return;
          setShown([...shown, value]);
          setTouched(new Map(touched).set(value, { kind: "min", min: "", max: "" }));
        }}
        data={[
          { value: "", label: intl.formatMessage({ id: "goals.limit.choose" }) },
          ...NUTRIENT_GROUPS.map(([group, ids]) => ({
            group: intl.formatMessage({ id: `foods.group.${group}` }),
            items: ids
              .filter((id) => id !== "energy" && !shown.includes(id))
              .map((id) => ({ value: id, label: name(id) })),
          })).filter(({ items }) => items.length > 0),
        ]}
      />
      <Problem>{wrong}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="goals.limit.save" />
      </Button>
    </form>
  );
};
