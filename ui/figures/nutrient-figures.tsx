import { summedAmount } from "@morsel/domain/diary";
import { nutrientUnit, type NutrientId, type SummedFacts } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { shortName } from "./nutrient-names.ts";
import { useFigures } from "./figures.tsx";

export type ColumnHeadProps = {
  /** Nutrient that is shown. */
  readonly id: NutrientId;
};

/** The head of a nutrient's column: its name, and its unit where that is not the gram. */
export const ColumnHead = ({ id }: ColumnHeadProps) => {
  const intl = useIntl();
  const unit = nutrientUnit(id);
  const name = intl.formatMessage(shortName(id));
  return unit === "g" ? name : <FormattedMessage id="diary.column" values={{ name, unit }} />;
};

type FigureProps = {
  /** Nutrient that is shown. */
  readonly id: NutrientId;
  /** Beside a head that names it, the unit is left out. */
  readonly hasUnit?: boolean;
};

const useWords = (id: NutrientId, hasUnit: boolean): ((amount: number) => string) => {
  const figures = useFigures();
  if (id === "energy") return figures.energy;
  return hasUnit ? (amount) => figures.withUnit(amount, nutrientUnit(id)) : figures.amount;
};

export type NutrientFigureProps = FigureProps & {
  /** Amount; undefined where it is unknown. */
  readonly amount: number | undefined;
};

/** An amount of one food; what is unknown is "–", never zero. */
export const Figure = ({ id, amount, hasUnit = false }: NutrientFigureProps) => {
  const intl = useIntl();
  const words = useWords(id, hasUnit);
  if (amount !== undefined) return words(amount);
  return (
    <span title={intl.formatMessage({ id: "diary.unknownLong" })}>
      <FormattedMessage id="diary.unknownShort" />
    </span>
  );
};

export type SumFigureProps = FigureProps & {
  /** Sum of several foods. */
  readonly totals: SummedFacts;
};

/** The same of several foods; "≥" where some of them do not know it. */
export const SumFigure = ({ id, totals, hasUnit = false }: SumFigureProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const words = useWords(id, hasUnit);
  const shown = summedAmount(totals, id);
  if (shown.kind !== "atLeast") return figures.honest(shown, words);
  return (
    <span title={intl.formatMessage({ id: "diary.knownBy" }, { known: shown.known, parts: shown.parts })}>
      {figures.honest(shown, words)}
    </span>
  );
};
