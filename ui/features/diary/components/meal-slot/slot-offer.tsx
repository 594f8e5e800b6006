import { Skeleton, UnstyledButton } from "@mantine/core";
import { type DiaryEntry, summedAmount, totalsOf, slotOffers, type FoodOption } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { FoodLine } from "../../../../food-rows/food-line.tsx";
import { IconCopy, IconPencil, IconPlus } from "../../../../theme/icons.ts";
import { useOptionDetails } from "../../../../food-rows/use-option-details.ts";
import { useMealNames } from "../../../../settings/meal-names.ts";
import classes from "./slot-offer.module.css";

export type SlotOfferProps = {
  readonly meal: Meal;
  /** Set if the previous day is yesterday. */
  readonly isToday: boolean;
  /** Entries of this slot on the previous day. */
  readonly yesterday: readonly DiaryEntry[];
  /** Usual foods of this slot and hour, the most usual first; undefined while they are loading. */
  readonly usual: readonly FoodOption[] | undefined;
  /** How many lines there are at most, but for the one of a quick add. */
  readonly lines?: number;
  readonly onCopyYesterday: () => void;
  readonly onLog: (option: FoodOption) => void;
  /** Figures without a food, where there is nothing usual yet. */
  readonly onQuickAdd?: (() => void) | undefined;
};

/** As high as one is in the style sheet. */
const LINE_REM = 3.5;

/** Offer in an empty slot: yesterday's meal in one tap, else usual foods. */
export const SlotOffer = (props: SlotOfferProps) => {
  const { meal, isToday, yesterday, usual, lines, onCopyYesterday, onLog, onQuickAdd } = props;
  const intl = useIntl();
  const meals = useMealNames();
  const figures = useFigures();
  const details = useOptionDetails();
  const { usual: others, room } = slotOffers(yesterday, usual, lines);
  if (yesterday.length === 0 && others?.length === 0 && onQuickAdd === undefined) return null;
  return (
    <div className={classes.offer}>
      {yesterday.length > 0 && (
        <UnstyledButton className={classes.choice} data-offer="yesterday" onClick={onCopyYesterday}>
          <IconCopy size={18} stroke={1.75} aria-hidden="true" />
          <FoodLine
            name={
              <FormattedMessage
                id={isToday ? "diary.copyYesterday" : "diary.copyDayBefore"}
                values={{ meal: meals.within(meal) }}
              />
            }
            details={intl.formatList(
              yesterday.map(({ description }) => description),
              { type: "unit" },
            )}
            energy={figures.honest(summedAmount(totalsOf(yesterday), "energy"), figures.energyWithUnit)}
          />
        </UnstyledButton>
      )}
      {others === undefined && <Skeleton height={`${room * LINE_REM}rem`} data-skeleton />}
      {others?.map((option) => (
        <UnstyledButton key={option.foodId} className={classes.choice} data-offer="usual" onClick={() => onLog(option)}>
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
          <FoodLine
            name={option.description}
            details={details(option)}
            energy={option.energy === undefined ? "–" : figures.energyWithUnit(option.energy)}
          />
        </UnstyledButton>
      ))}
      {onQuickAdd !== undefined && (
        <UnstyledButton className={classes.choice} data-offer="quick add" onClick={onQuickAdd}>
          <IconPencil size={18} stroke={1.75} aria-hidden="true" />
          <FormattedMessage id="diary.quickAdd" />
        </UnstyledButton>
      )}
    </div>
  );
};
