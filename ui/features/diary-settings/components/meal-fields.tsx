import { TextInput } from "@mantine/core";
import { EXTRA_MEALS, isExtraMeal, type TypedMealNames, type DiarySettingsRefused } from "@morsel/domain/diary";
import { type Meal, SLOT_IDS } from "@morsel/domain/meal-slots";
import { FormattedMessage, useIntl } from "react-intl";
import pages from "../../../shell/page/page.module.css";
import classes from "./diary-settings.module.css";

export type MealFieldsProps = {
  readonly names: TypedMealNames;
  readonly onNames: (names: TypedMealNames) => void;
  readonly refused: DiarySettingsRefused | undefined;
};

/** The meals' names, and two more meals to switch on. */
export const MealFields = ({ names, onNames, refused }: MealFieldsProps) => {
  const intl = useIntl();
  const usual = (id: Meal) => intl.formatMessage({ id: `diary.meal.${id}` });
  const field = (id: Meal) => (
    <TextInput
      key={id}
      label={isExtraMeal(id) ? <FormattedMessage id={`diarySettings.meals.name.${id}`} /> : usual(id)}
      placeholder={isExtraMeal(id) ? undefined : usual(id)}
      required={isExtraMeal(id)}
      withAsterisk={false}
      autoComplete="off"
      value={names[id] ?? ""}
      error={
        refused?._tag === "SlotNameRefused" && refused.id === id ? (
          <FormattedMessage id="diarySettings.meals.nameRefused" values={{ min: refused.min, max: refused.max }} />
        ) : undefined
      }
      onChange={({ currentTarget: { value } }) => onNames({ ...names, [id]: value })}
    />
  );
  const turn = (id: (typeof EXTRA_MEALS)[number], isOn: boolean): void => {
    const { [id]: _, ...others } = names;
    onNames(isOn ? { ...others, [id]: "" } : others);
  };
  return (
    <>
      <p className={pages.hint}>
        <FormattedMessage id="diarySettings.meals.hint" />
      </p>
      <div className={classes.names}>{SLOT_IDS.filter((id) => !isExtraMeal(id)).map(field)}</div>
      {EXTRA_MEALS.map((id) => (
        <div key={id} className={classes.extra}>
          <label className={classes.switch}>
            <input
              type="checkbox"
              checked={names[id] !== undefined}
              onChange={({ currentTarget: { checked } }) => turn(id, checked)}
            />
            <FormattedMessage id={`diarySettings.meals.${id}`} />
          </label>
          {names[id] !== undefined && field(id)}
        </div>
      ))}
    </>
  );
};
