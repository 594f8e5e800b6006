import { UnstyledButton } from "@mantine/core";
import type { GapSuggestion, Gaps, ShortNutrient } from "@morsel/domain/gaps";
import { nutrientUnit, type NutrientId } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { IconPlus } from "../../../theme/icons.ts";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { useDiarySettings } from "../../../settings/diary-settings.tsx";
import { formatAmount } from "../../../figures/format-amount.ts";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import tap from "../../../food-rows/tap-list.module.css";
import { useFigures } from "../../../figures/figures.tsx";
import { shortName } from "../../../figures/nutrient-names.ts";
import classes from "./gaps.module.css";

export type GapListProps = { readonly gaps: Gaps; readonly onLog: (suggestion: GapSuggestion) => void };

/** As many as are read at a glance. */
const SHORT_SHOWN = 5;
const GIVEN_SHOWN = 3;

/** Nutrients that are low today, and foods that would fill them; one tap logs a food. */
export const GapList = ({ gaps: { short, suggestions }, onLog }: GapListProps) => {
  const words = useGapWords();
  const shown = short.filter(({ id }) => !words.isHidden(id));
  if (shown.length === 0)
    return (
      <p className={classes.quiet}>
        <FormattedMessage id="gaps.none" />
      </p>
    );
  return (
    <>
      <p className={classes.quiet}>{words.short(shown.slice(0, SHORT_SHOWN), shown.length)}</p>
      {suggestions.length === 0 ? (
        <p className={classes.quiet}>
          <FormattedMessage id="gaps.nothing" />
        </p>
      ) : (
        <ul className={tap.list}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.food.id}>
              <UnstyledButton className={tap.food} onClick={() => onLog(suggestion)}>
                <span className="morsel-hidden">
                  <FormattedMessage id="gaps.log" />
                </span>
                <span className={classes.words}>
                  <FoodLine
                    name={suggestion.food.description}
                    details={words.details(suggestion)}
                    energy={suggestion.energy === undefined ? null : words.energy(suggestion.energy)}
                  />
                  <span className={classes.gives}>{words.gives(suggestion, GIVEN_SHOWN)}</span>
                  {words.warnings(suggestion).map((warning) => (
                    <span key={warning} className={classes.warning}>
                      {warning}
                    </span>
                  ))}
                </span>
                <IconPlus className={tap.plus} size={20} aria-hidden="true" />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <OdblNotice foodIds={suggestions.map(({ food }) => food.id)} />
    </>
  );
};

const useGapWords = () => {
  const intl = useIntl();
  const figures = useFigures();
  const { hidden } = useDiarySettings().dashboard;
  /** RE17 */
  const isHidden = (id: NutrientId): boolean => hidden.includes(id);
  const name = (id: NutrientId): string => intl.formatMessage(shortName(id));
  const amount = (id: NutrientId, value: number): string => figures.withUnit(value, nutrientUnit(id));
  const list = (parts: readonly string[]): string => intl.formatList(parts, { type: "conjunction" });
  return {
    isHidden,
    energy: figures.energyWithUnit,
    short: (shown: readonly ShortNutrient[], count: number): string =>
      intl.formatMessage(
        { id: "gaps.short" },
        {
          list: list(
            shown.map(({ id, eaten, min, known, parts }) =>
              intl.formatMessage(
                { id: known < parts ? "gaps.short.atLeast" : "gaps.short.of" },
                { name: name(id), eaten: figures.amount(eaten), min: amount(id, min), known, parts },
              ),
            ),
          ),
          more: count - shown.length,
        },
      ),
    details: ({ food: { brand }, portion }: GapSuggestion): string => {
      const words = formatAmount(intl, figures, portion.amount, portion.serving);
      return brand === undefined ? words : `${words} · ${brand}`;
    },
    gives: ({ gives }: GapSuggestion, most: number): string =>
      intl.formatMessage(
        { id: "gaps.gives" },
        {
          list: list(
            gives
              .filter(({ id }) => !isHidden(id))
              .slice(0, most)
              .map(({ id, amount: given }) =>
                intl.formatMessage({ id: "gaps.given" }, { name: name(id), amount: amount(id, given) }),
              ),
          ),
        },
      ),
    warnings: ({ over, unsure, unknown }: GapSuggestion): readonly string[] => {
      const beyond = over.filter(({ id }) => !isHidden(id));
      const names = (ids: readonly NutrientId[]) => list(ids.filter((id) => !isHidden(id)).map(name));
      return [
        ...beyond.map(({ id, by }) =>
          id === "energy"
            ? intl.formatMessage({ id: "gaps.overBudget" }, { energy: figures.energyWithUnit(by) })
            : intl.formatMessage({ id: "gaps.over" }, { name: name(id), amount: amount(id, by) }),
        ),
        ...(names(unknown) === "" ? [] : [intl.formatMessage({ id: "gaps.unknown" }, { names: names(unknown) })]),
        ...(names(unsure) === "" ? [] : [intl.formatMessage({ id: "gaps.unsure" }, { names: names(unsure) })]),
      ];
    },
  };
};
