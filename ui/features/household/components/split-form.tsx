import page from "../../../shell/page/page.module.css";
import classes from "../../../sharing/sharing.module.css";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { amountsOfDraft, type DishAmounts, type SplitDraft } from "@morsel/application/fridge/client/split-draft";
import { equalShares } from "@morsel/domain/household";
import type { HouseholdView } from "@morsel/application/household/household-view";
import type { RecipeNow } from "@morsel/application/recipes/recipe-foods";
import { RECIPE_SERVING, type Pot, type RecipeFacts } from "@morsel/domain/recipes";
import type { MemberId } from "@morsel/domain/identity";
import { isMeal, type Meal } from "@morsel/domain/meal-slots";
import { readAmount } from "@morsel/domain/units";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { useMealNames } from "../../../settings/meal-names.ts";
import { useFigures } from "../../../figures/figures.tsx";

export type SplitFormProps = {
  readonly recipe: RecipeNow;
  readonly made: RecipeFacts;
  readonly me: MemberId;
  readonly mine: HouseholdView;
  readonly pots: readonly Pot[];
  readonly meal: Meal;
  readonly isBusy: boolean;
  /** Why it was not split. */
  readonly problem?: string;
  readonly onSplit: (amounts: DishAmounts, meal: Meal, isSure: boolean) => void;
};

const UNITS = ["portions", "grams"] as const;

/** A cooked dish: how much it is, who eats how much now, and what is left for the fridge. */
export const SplitForm = ({ recipe, made, me, mine, pots, meal: first, isBusy, problem, onSplit }: SplitFormProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const names = useMealNames();
  const read = (text: string): number | undefined => {
    const amount = readAmount(text, figures.mark);
    return amount.ok ? amount.value : text.trim() === "0" ? 0 : undefined;
  };
  const [meal, setMeal] = useState(first);
  const [pot, setPot] = useState("");
  const [gross, setGross] = useState("");
  const [draft, setDraft] = useState<SplitDraft>(() => ({
    servings: figures.editable(recipe.servings),
    grams: figures.editable(Math.round(made.grams)),
    unit: "portions",
    amounts: new Map(mine.people.map(({ id }) => [id, id === me || recipe.servings >= mine.people.length ? "1" : ""])),
  }));
  const [isAsked, setIsAsked] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const change = (next: Partial<SplitDraft>): void => {
    setIsAsked(false);
    setDraft((before) => ({ ...before, ...next }));
  };
  const { made: amounts, unreadable } = amountsOfDraft(draft, read, RECIPE_SERVING);
  const wrong = (field: string, id: "household.grams.wrong" | "household.servings.wrong") =>
    isTried && unreadable.includes(field) ? { error: intl.formatMessage({ id }) } : {};
  const weigh = (nextPot: string, nextGross: string): void => {
    setPot(nextPot);
    setGross(nextGross);
    const tare = pots.find(({ id }) => id === nextPot)?.grams;
    const scale = read(nextGross);
    if (tare !== undefined && scale !== undefined && scale > tare) change({ grams: figures.editable(scale - tare) });
  };
  const shareAll = (): void => {
    const grams = read(draft.grams);
    const shares =
      grams === undefined
        ? new Map<MemberId, number>()
        : equalShares(
            mine.people.map(({ id }) => id),
            grams,
          );
    if (shares.size > 0)
      change({ unit: "grams", amounts: new Map([...shares].map(([id, share]) => [id, figures.editable(share)])) });
  };
  const isMore = amounts !== undefined && amounts.eaten > amounts.grams + 0.5;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (amounts === undefined) return;
    // W263: never more than there is without asking.
    if (isMore && !isAsked) return setIsAsked(true);
    onSplit(amounts, meal, isMore);
  };
  return (
    <form className={classes.loading} onSubmit={onSubmit} noValidate>
      <Sheet labelledBy="dish">
        <h2 id="dish" className={page.subtitle}>
          <FormattedMessage id="household.split.dish" />
        </h2>
        <div className={classes.pair}>
          <TextInput
            label={<FormattedMessage id="household.split.servings" />}
            value={draft.servings}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => change({ servings: value })}
            {...wrong("servings", "household.servings.wrong")}
          />
          <TextInput
            label={<FormattedMessage id="household.split.grams" />}
            value={draft.grams}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => change({ grams: value })}
            {...wrong("grams", "household.grams.wrong")}
          />
        </div>
        {pots.length > 0 && (
          <div className={classes.pair}>
            <NativeSelect
              label={<FormattedMessage id="household.split.pot" />}
              data={[
                { value: "", label: intl.formatMessage({ id: "household.split.noPot" }) },
                ...pots.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={pot}
              onChange={({ currentTarget: { value } }) => weigh(value, gross)}
            />
            {pot !== "" && (
              <TextInput
                label={<FormattedMessage id="household.split.gross" />}
                value={gross}
                inputMode="decimal"
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => weigh(pot, value)}
              />
            )}
          </div>
        )}
      </Sheet>
      <Sheet labelledBy="eaters">
        <h2 id="eaters" className={page.subtitle}>
          <FormattedMessage id="household.split.who" />
        </h2>
        <NativeSelect
          label={<FormattedMessage id="household.split.meal" />}
          data={names.choices(meal)}
          value={meal}
          onChange={({ currentTarget: { value } }) => setMeal(isMeal(value) ? value : meal)}
        />
        <ChoiceGroup
          name="unit"
          legend={<FormattedMessage id="household.split.unit" />}
          choices={UNITS.map((value) => ({ value, label: <FormattedMessage id={`household.split.unit.${value}`} /> }))}
          value={draft.unit}
          onChoose={(unit) => change({ unit, amounts: new Map() })}
          layout="row"
        />
        <div>
          <Button variant="default" onClick={shareAll}>
            <FormattedMessage id="household.split.all" />
          </Button>
        </div>
        <ul className={classes.list}>
          {mine.people.map(({ id, username, allowsLogging }) => (
            <li key={id} className={classes.row}>
              <span className={classes.words}>
                <span className={classes.name}>{username}</span>
                <span className={classes.hint}>
                  <FormattedMessage
                    id={
                      id === me
                        ? "household.split.yours"
                        : allowsLogging
                          ? "household.split.logged"
                          : "household.split.waits"
                    }
                  />
                </span>
              </span>
              <TextInput
                className={classes.amount}
                label={<FormattedMessage id={`household.split.unit.${draft.unit}`} />}
                aria-label={intl.formatMessage({ id: `household.split.amount.${draft.unit}` }, { name: username })}
                value={draft.amounts.get(id) ?? ""}
                inputMode="decimal"
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change({ amounts: new Map(draft.amounts).set(id, value) })}
                {...wrong(id, "household.grams.wrong")}
              />
            </li>
          ))}
        </ul>
        <p className={classes.sum} role="status">
          {amounts !== undefined && !isMore && (
            <FormattedMessage
              id="household.split.left"
              values={{
                left: figures.withUnit(amounts.left, "g"),
                portions: (amounts.left / amounts.grams) * amounts.servings,
                count: figures.amount((amounts.left / amounts.grams) * amounts.servings),
              }}
            />
          )}
          {amounts !== undefined && isMore && (
            <FormattedMessage
              id="household.split.more"
              values={{ eaten: figures.withUnit(amounts.eaten, "g"), grams: figures.withUnit(amounts.grams, "g") }}
            />
          )}
        </p>
        {problem !== undefined && <Problem>{problem}</Problem>}
        <div>
          <Button type="submit" loading={isBusy}>
            <FormattedMessage id={isMore && isAsked ? "household.split.sure" : "household.split.submit"} />
          </Button>
        </div>
      </Sheet>
    </form>
  );
};
