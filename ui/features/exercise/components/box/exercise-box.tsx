import { ActionIcon } from "@mantine/core";
import { useClickOutside } from "@mantine/hooks";
import {
  type ExerciseBoxEvent,
  type ExerciseBoxState,
  type ExerciseList,
} from "@morsel/application/exercise/client/exercise-box";
import { type DoneExercise, repeatExercise, type ExerciseOption, type StrengthSet } from "@morsel/domain/exercise";
import { Suspense, useEffect, useEffectEvent, useId, type KeyboardEvent, type RefObject } from "react";
import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage, useIntl } from "react-intl";
import { useBackCloses } from "../../../../hooks/use-back-closes.ts";
import { IconArrowLeft } from "../../../../theme/icons.ts";
import box from "../../../../fields/log-box.module.css";
import { LogField } from "../../../../fields/log-field.tsx";
import { ExerciseOptions } from "./exercise-options.tsx";
import classes from "../fields/done-form.module.css";

const DoneForm = lazyComponent(
  () => import("../day/day-more.tsx"),
  ({ DoneForm }) => DoneForm,
);

export type ExerciseBoxProps = {
  readonly label?: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly state: ExerciseBoxState;
  readonly send: (event: ExerciseBoxEvent) => void;
  readonly list: ExerciseList;
  readonly weightKg: number;
  /** `sets` is what is to be done of it, if only the first of them was logged. */
  readonly onLog: (doing: DoneExercise, sets?: readonly StrengthSet[]) => void;
  /** One set after the other can be logged where the entry is shown. */
  readonly isSetBySet?: boolean;
  readonly onRetry: () => void;
};

/** Window width below which the open box covers the whole window, as its styles say. */
const COVERS = "(width < 48em)";

/** The one box: what was typed or done lately, a list under it; Enter logs what is known, and asks how much of what is not. */
export const ExerciseBox = (props: ExerciseBoxProps) => {
  const { inputRef, state, send, list, weightKg, onLog, onRetry, label, isSetBySet = false } = props;
  const intl = useIntl();
  const id = useId();
  const { isOpen, text, active, isWaiting, editing } = state;
  const at = Math.min(active, list.options.length - 1);
  const marked = list.options[at];
  const isListed = isOpen && editing === undefined;

  const log = (doing: DoneExercise, sets?: readonly StrengthSet[]): void => {
    send({ kind: "logged" });
    onLog(doing, sets);
    // A finger is done after one; a keyboard that is in the box goes on, over the day that shows what was logged.
    if (window.matchMedia("(pointer: coarse)").matches) inputRef.current?.blur();
  };
  const choose = (option: ExerciseOption): void =>
    option.last === undefined
      ? send({ kind: "edited", option })
      : log({ exercise: option.exercise, done: repeatExercise(option.last) });
  const catchUp = useEffectEvent(() => marked !== undefined && choose(marked));
  useEffect(() => {
    if (isWaiting && list.freshness === "ready") catchUp();
  }, [isWaiting, list.freshness]);
  useEffect(() => {
    if (active > 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);
  useBackCloses(isOpen ? (editing === undefined ? 1 : 2) : 0, COVERS, () => send({ kind: "stepped back" }));
  const outside = useClickOutside<HTMLDivElement>(() => isOpen && send({ kind: "closed" }));

  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, currentTarget } = event;
    const count = list.options.length;
    const isAtEnd = currentTarget.selectionStart === text.length;
    if (key === "Enter") {
      if (list.freshness === "stale") send({ kind: "waited" });
      else if (isListed && marked !== undefined) choose(marked);
      else send({ kind: "opened" });
    } else if (key === "Escape") {
      if (!isOpen) currentTarget.blur();
      send({ kind: "closed" });
    } else if (key === "/" && text === "") send({ kind: "opened" });
    else if (key === "ArrowDown") send({ kind: "moved", by: 1, count });
    else if (key === "ArrowUp") send({ kind: "moved", by: -1, count });
    else if (key === "ArrowRight" && isListed && isAtEnd && marked !== undefined)
      send({ kind: "edited", option: marked });
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={outside}
      className={box.box}
      data-open={isOpen || undefined}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) send({ kind: "closed" });
      }}
    >
      <LogField
        id={id}
        inputRef={inputRef}
        isOpen={isOpen}
        isListed={isListed}
        markedAt={marked === undefined ? undefined : at}
        text={text}
        label={label ?? intl.formatMessage({ id: "exercise.searchToLog" })}
        hint={intl.formatMessage({ id: "exercise.searchHint" })}
        closeLabel={intl.formatMessage({ id: "exercise.close" })}
        keyWords={<FormattedMessage id="exercise.searchKey" />}
        className={box.field}
        keyClassName={box.key}
        send={send}
        onKeyDown={onKey}
      />
      {isOpen && (
        <div className={box.panel}>
          {editing === undefined ? (
            <ExerciseOptions
              id={id}
              text={text.trim()}
              list={list}
              marked={marked}
              weightKg={weightKg}
              send={send}
              onChoose={choose}
              onRetry={onRetry}
            />
          ) : (
            <Suspense fallback={null}>
              <DoneForm
                // Last time's values may arrive while the form is empty: the form is filled in again.
                key={`${editing.exercise.id} ${editing.last?.id ?? ""}`}
                exercise={editing.exercise}
                weightKg={weightKg}
                done={editing.last === undefined ? {} : repeatExercise(editing.last)}
                submitWords={<FormattedMessage id="exercise.logIt" />}
                logsAtTap
                onDone={(done) => log({ exercise: editing.exercise, done })}
                {...(isSetBySet && editing.exercise.kind === "strength"
                  ? {
                      onFirstSet: ({ sets = [], ...done }) =>
                        log({ exercise: editing.exercise, done: { ...done, sets: sets.slice(0, 1) } }, sets),
                    }
                  : {})}
                onCancel={() => {
                  send({ kind: "stepped back" });
                  inputRef.current?.focus();
                }}
                header={
                  <header className={classes.header}>
                    <ActionIcon
                      aria-label={intl.formatMessage({ id: "exercise.backToList" })}
                      onClick={() => send({ kind: "stepped back" })}
                    >
                      <IconArrowLeft size={20} stroke={1.75} />
                    </ActionIcon>
                    <div>
                      <h2 className={classes.name}>{editing.exercise.name}</h2>
                      <p className={classes.group}>{editing.exercise.group}</p>
                    </div>
                  </header>
                }
              />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
};
