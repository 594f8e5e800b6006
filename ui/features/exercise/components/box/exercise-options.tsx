import { Button } from "@mantine/core";
import { type ExerciseBoxEvent, type ExerciseList } from "@morsel/application/exercise/client/exercise-box";
import type { ExerciseOption } from "@morsel/domain/exercise";
import { entryEnergyUsed } from "@morsel/domain/exercise";
import { FormattedMessage, useIntl } from "react-intl";
import { IconChevronRight } from "../../../../theme/icons.ts";
import box from "../../../../fields/log-box.module.css";
import { FoodLine } from "../../../../food-rows/food-line.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { useDoneWords } from "../../use-done-words.ts";
import { useExerciseWords } from "../../use-exercise-words.ts";

export type ExerciseOptionsProps = {
  readonly id: string;
  readonly text: string;
  readonly list: ExerciseList;
  readonly marked: ExerciseOption | undefined;
  readonly weightKg: number;
  readonly send: (event: ExerciseBoxEvent) => void;
  readonly onChoose: (option: ExerciseOption) => void;
  readonly onRetry: () => void;
};

/** Lists the exercises; the input keeps the focus and points to the active one. */
export const ExerciseOptions = (props: ExerciseOptionsProps) => {
  const { id, text, list, marked, weightKg, send, onChoose, onRetry } = props;
  const { options, freshness } = list;
  const intl = useIntl();
  const words = useExerciseWords();
  const done = useDoneWords();
  const { isEnergyHidden } = useFigures();
  const detailsOf = ({ exercise, last }: ExerciseOption): string =>
    [last === undefined ? undefined : done(last), exercise.group].filter((part) => part !== undefined).join(" · ");
  const energyOf = ({ exercise, last }: ExerciseOption) => {
    if (exercise.kind === "strength") return <FormattedMessage id="exercise.setsShort" />;
    if (last?.kind !== "cardio") return <FormattedMessage id="exercise.met" values={{ met: exercise.met }} />;
    // W96: done again it is logged by what the exercise is now, without a figure of last time's own.
    const { ownNet: _, ...again } = last;
    return isEnergyHidden ? null : words.energy(entryEnergyUsed({ ...again, met: exercise.met, weightKg }).gross);
  };
  return (
    <>
      <div className="morsel-hidden" role="status">
        {text !== "" &&
          (freshness === "ready"
            ? intl.formatMessage({ id: "exercise.resultCount" }, { count: options.length })
            : freshness === "stale" && intl.formatMessage({ id: "exercise.searching" }))}
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={intl.formatMessage({ id: text === "" ? "exercise.recent" : "exercise.found" })}
        aria-busy={freshness === "stale"}
        className={box.options}
      >
        {options.map((option, index) => (
          <div
            key={option.exercise.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option === marked}
            data-active={option === marked || undefined}
            className={box.option}
            style={{ paddingInlineStart: "1rem" }}
            // The input keeps the focus, so that the keyboard goes on where it was.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => option !== marked && send({ kind: "pointed", index })}
            onClick={() => onChoose(option)}
          >
            <FoodLine name={option.exercise.name} details={detailsOf(option)} energy={energyOf(option)} />
            <span
              className={box.more}
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation();
                send({ kind: "edited", option });
              }}
            >
              <IconChevronRight size={18} stroke={1.75} />
            </span>
          </div>
        ))}
      </div>
      {options.length === 0 && freshness === "ready" && (
        <p className={box.nothing}>
          <FormattedMessage id={text === "" ? "exercise.noRecent" : "exercise.noneHint"} />
        </p>
      )}
      {freshness === "failed" && (
        <div className={box.nothing} role="alert">
          <strong>
            <FormattedMessage id="exercise.failed" />
          </strong>
          <Button variant="default" onClick={onRetry}>
            <FormattedMessage id="exercise.again" />
          </Button>
        </div>
      )}
    </>
  );
};
