import { TextInput } from "@mantine/core";
import { SLOT_IDS, type DiarySettingsRefused, type Meal, type Slot } from "@morsel/domain/diary";
import { FormattedMessage, useIntl } from "react-intl";
import pages from "../../../shell/page.module.css";
import classes from "./diary-settings.module.css";

const EXTRA = ["extra1", "extra2"] as const;
type Extra = (typeof EXTRA)[number];
const isExtra = (meal: Meal): meal is Extra => EXTRA.some((id) => id === meal);

/** What is typed: a name for each meal, "" for the usual one; an extra meal without an entry is switched off. */
export type TypedNames = { readonly [Id in Meal]?: string };

export const typedNamesOf = (slots: readonly Slot[]): TypedNames =>
  Object.fromEntries(slots.map(({ id, name = "" }) => [id, name]));

/** In the order in which they stood, and after them what was switched on. */
export const slotsOf = (typed: TypedNames, before: readonly Slot[]): readonly Slot[] => {
  const order = [...new Set<Meal>([...before.map(({ id }) => id), ...SLOT_IDS])];
  return order.flatMap((id): readonly Slot[] => {
    const name = typed[id];
    if (name === undefined) return isExtra(id) ? [] : [{ id }];
    return name.trim() === "" && !isExtra(id) ? [{ id }] : [{ id, name }];
  });
};

export type MealFieldsProps = {
  readonly names: TypedNames;
  readonly onNames: (names: TypedNames) => void;
  readonly refused: DiarySettingsRefused | undefined;
};

/** The meals' names, and two more meals to switch on. */
export const MealFields = ({ names, onNames, refused }: MealFieldsProps) => {
  const intl = useIntl();
  const usual = (id: Meal) => intl.formatMessage({ id: `diary.meal.${id}` });
  const field = (id: Meal) => (
    <TextInput
      key={id}
      label={isExtra(id) ? <FormattedMessage id={`diarySettings.meals.name.${id}`} /> : usual(id)}
      placeholder={isExtra(id) ? undefined : usual(id)}
      required={isExtra(id)}
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
  const turn = (id: Extra, isOn: boolean): void => {
    const { [id]: _, ...others } = names;
    onNames(isOn ? { ...others, [id]: "" } : others);
  };
  return (
    <>
      <p className={pages.hint}>
        <FormattedMessage id="diarySettings.meals.hint" />
      </p>
      <div className={classes.names}>{SLOT_IDS.filter((id) => !isExtra(id)).map(field)}</div>
      {EXTRA.map((id) => (
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
