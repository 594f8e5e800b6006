import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { IconCheck, IconChevronRight } from "../../../theme/icons.ts";
import { amountWords } from "../../foods/amount-words.ts";
import { useFigures } from "../../foods/figures.tsx";
import { FoodLine } from "../../foods/components/food-line.tsx";
import type { Hit } from "../../foods/hit.ts";
import type { SuggestionTab } from "./suggestion-tabs.tsx";
import classes from "./food-box.module.css";

export type FoodOptionsProps = {
  readonly id: string;
  readonly hits: readonly Hit[];
  readonly active: number;
  readonly ticked: readonly Hit[];
  readonly state: "ready" | "stale" | "failed";
  readonly text: string;
  readonly tab: SuggestionTab;
  readonly onActive: (index: number) => void;
  readonly onLog: (hit: Hit) => void;
  readonly onToggle: (hit: Hit) => void;
  readonly onEdit: (hit: Hit) => void;
  readonly onRetry: () => void;
};

/** "1 medium · Brand" or "118 g" */
export const useHitDetails = () => {
  const intl = useIntl();
  const figures = useFigures();
  return ({ amount, serving, brand }: Hit): string => {
    const words = amountWords(intl, figures, amount, serving);
    return brand === undefined ? words : `${words} · ${brand}`;
  };
};

/** What can be logged; the input keeps the focus and says which one is meant. */
export const FoodOptions = (props: FoodOptionsProps) => {
  const { id, hits, active, ticked, state, text, tab, onActive, onLog, onToggle, onEdit, onRetry } = props;
  const intl = useIntl();
  const figures = useFigures();
  const details = useHitDetails();
  const isEmpty = hits.length === 0;
  return (
    <>
      <div className="morsel-hidden" role="status">
        {text !== "" &&
          (state === "ready"
            ? intl.formatMessage({ id: "diary.resultCount" }, { count: hits.length })
            : state === "stale" && intl.formatMessage({ id: "diary.searching" }))}
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={intl.formatMessage({ id: text === "" ? `diary.${tab}` : "diary.results" })}
        aria-multiselectable="true"
        aria-busy={state === "stale"}
        className={classes.options}
      >
        {hits.map((hit, index) => {
          const isTicked = ticked.some(({ foodId }) => foodId === hit.foodId);
          return (
            <div
              key={hit.foodId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={isTicked}
              data-active={index === active || undefined}
              className={classes.option}
              // The input keeps the focus, so that the keyboard goes on where it was.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => index !== active && onActive(index)}
              onClick={() => onLog(hit)}
            >
              <span
                className={classes.tick}
                data-on={isTicked || undefined}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  onToggle(hit);
                }}
              >
                <span className={classes.tickMark}>{isTicked && <IconCheck size={14} stroke={2.5} />}</span>
              </span>
              <FoodLine
                name={hit.description}
                details={details(hit)}
                energy={hit.energy === undefined ? "–" : figures.energyWithUnit(hit.energy)}
              />
              <span
                className={classes.more}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  onEdit(hit);
                }}
              >
                <IconChevronRight size={18} stroke={1.75} />
              </span>
            </div>
          );
        })}
      </div>
      {isEmpty && state === "stale" && <OptionSkeletons />}
      {isEmpty && state === "ready" && (
        <p className={classes.nothing}>
          {text === "" ? (
            tab === "usual" ? (
              <FormattedMessage id="diary.noUsual" values={{ example: <FormattedMessage id="diary.example" /> }} />
            ) : (
              <FormattedMessage id="diary.noRecent" />
            )
          ) : (
            <>
              <strong>
                <FormattedMessage id="foods.none" values={{ text }} />
              </strong>
              <FormattedMessage id="foods.noneHint" />
            </>
          )}
        </p>
      )}
      {state === "failed" && (
        <div className={classes.nothing} role="alert">
          <strong>
            <FormattedMessage id="foods.failed" />
          </strong>
          <Button variant="default" onClick={onRetry}>
            <FormattedMessage id="foods.again" />
          </Button>
        </div>
      )}
    </>
  );
};

const OptionSkeletons = () => (
  <div className={classes.skeletons} aria-hidden="true">
    {["a", "b", "c", "d"].map((key) => (
      <div key={key} className={classes.skeleton} />
    ))}
  </div>
);
