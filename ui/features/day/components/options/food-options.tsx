import { isFromOpenFoodFacts } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/diary";
import { Suspense } from "react";
import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { IconCheck, IconChevronRight } from "../../../../theme/icons.ts";
import { OdblNotice } from "../../../../food-rows/odbl-notice.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { FoodLine } from "../../../../food-rows/food-line.tsx";
import { NoFoodFound } from "../../../../food-rows/no-food-found.tsx";
import {
  isPlateInUse,
  isSelected,
  markedOption,
  type FoodBoxEvent,
  type FoodBoxState,
  type FoodList,
  type SuggestionTab,
} from "@morsel/application/diary/client/food-box";
import { useOptionDetails } from "../../../../food-rows/use-option-details.ts";
import classes from "../../../../fields/log-box.module.css";
import { ListFailed } from "../food-box/list-failed.tsx";
import { TypedPlateOffer } from "./typed-plate-offer.tsx";

const RowStar = lazyComponent(
  () => import("../../../favourites/pages/row-star.tsx"),
  ({ RowStar }) => RowStar,
  "leftOut",
);

export type FoodOptionsProps = {
  readonly id: string;
  readonly state: FoodBoxState;
  readonly list: FoodList;
  readonly meal: Meal;
  readonly tab: SuggestionTab;
  readonly send: (event: FoodBoxEvent) => void;
  readonly onRetry: () => void;
};

/** Lists the options; the input keeps the focus and points to the active one. */
export const FoodOptions = ({ id, state, list, meal, tab, send, onRetry }: FoodOptionsProps) => {
  const { options, freshness, plate } = list;
  const text = state.text.trim();
  const marked = markedOption(state, list);
  const intl = useIntl();
  const figures = useFigures();
  const details = useOptionDetails();
  const isEmpty = options.length === 0;
  const isOnlyNear = options[0]?.match === "partial";
  return (
    <>
      <div className="morsel-hidden" role="status">
        {text !== "" &&
          (freshness === "ready"
            ? intl.formatMessage({ id: "diary.resultCount" }, { count: options.length })
            : freshness === "stale" && intl.formatMessage({ id: "diary.searching" }))}
      </div>
      {plate !== undefined && <TypedPlateOffer plate={plate} send={send} />}
      {text !== "" && freshness === "ready" && plate === undefined && (isEmpty || isOnlyNear) && (
        <NoFoodFound text={text} meal={meal} hasNear={!isEmpty} />
      )}
      <div
        id={id}
        role="listbox"
        aria-label={intl.formatMessage({ id: text === "" ? `diary.${tab}` : "diary.results" })}
        aria-multiselectable="true"
        aria-busy={freshness === "stale"}
        className={classes.options}
      >
        {options.map((option, index) => {
          const isOn = isSelected(state, option);
          return (
            <div
              key={option.foodId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={isOn}
              data-active={option === marked || undefined}
              className={classes.option}
              // The input keeps the focus, so that the keyboard goes on where it was.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => index !== state.active && send({ kind: "pointed", index })}
              onClick={() =>
                send(isPlateInUse(state) ? { kind: "ticked", option } : { kind: "logged", options: [option] })
              }
            >
              <span
                className={classes.tick}
                data-on={isOn || undefined}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  send({ kind: "ticked", option });
                }}
              >
                <span className={classes.tickMark}>{isOn && <IconCheck size={14} stroke={2.5} />}</span>
              </span>
              <FoodLine
                name={option.description}
                language={option.language}
                details={details(option)}
                energy={option.energy === undefined ? "–" : figures.energyWithUnit(option.energy)}
              />
              <Suspense>
                <RowStar food={{ id: option.foodId }} />
              </Suspense>
              <span
                className={classes.more}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  send({ kind: "edited", option });
                }}
              >
                <IconChevronRight size={18} stroke={1.75} />
              </span>
            </div>
          );
        })}
      </div>
      {isEmpty && freshness === "stale" && <OptionSkeletons />}
      {isEmpty && freshness === "ready" && text === "" && (
        <p className={classes.nothing}>
          {tab === "my_foods" ? (
            <FormattedMessage
              id="diary.noOwn"
              values={{
                a: (words) => (
                  <AppLink key="new" path="/food/new">
                    {words}
                  </AppLink>
                ),
              }}
            />
          ) : tab === "recipes" ? (
            <FormattedMessage
              id="diary.noDish"
              values={{
                a: (words) => (
                  <AppLink key="new" path="/recipe_parser">
                    {words}
                  </AppLink>
                ),
              }}
            />
          ) : tab === "usual" ? (
            <FormattedMessage id="diary.noUsual" values={{ example: <FormattedMessage id="diary.example" /> }} />
          ) : (
            <FormattedMessage id="diary.noRecent" />
          )}
        </p>
      )}
      {options.some(({ foodId }) => isFromOpenFoodFacts(foodId)) && (
        <div className={classes.attribution}>
          <OdblNotice foodIds={options.map(({ foodId }) => foodId)} />
        </div>
      )}
      {freshness === "failed" && <ListFailed onRetry={onRetry} />}
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
