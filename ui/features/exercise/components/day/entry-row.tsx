import { UnstyledButton } from "@mantine/core";
import type { CalendarDate } from "@morsel/domain/calendar";
import { entryEnergyUsed, summariseStrength, type ExerciseEdit, type ExerciseEntry } from "@morsel/domain/exercise";
import { Suspense, type ReactNode } from "react";
import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";
import { useIntl } from "react-intl";
import { formatWeight } from "../../../../i18n/body-figures.ts";
import { useUnits } from "../../../../i18n/units.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { liftedUnit } from "../../lifted-weight.ts";
import { useDoneWords } from "../../use-done-words.ts";
import { useSpanWords } from "../../use-span-words.ts";
import { useExerciseWords } from "../../use-exercise-words.ts";
import classes from "./exercise-day.module.css";

const EntryEditor = lazyComponent(
  () => import("./day-more.tsx"),
  ({ EntryEditor }) => EntryEditor,
);

export type EntryRowProps = {
  readonly entry: ExerciseEntry;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onChange: (edit: ExerciseEdit) => void;
  readonly onCopy: (date: CalendarDate) => void;
  readonly onDelete: () => void;
  /** Stands below the entry: the set that can be logged next. */
  readonly next?: ReactNode;
};

/** Figures at the end of the row and details below the name. */
const useRow = (entry: ExerciseEntry) => {
  const intl = useIntl();
  const words = useExerciseWords();
  const done = useDoneWords();
  const { isEnergyHidden } = useFigures();
  const span = useSpanWords();
  const unit = liftedUnit(useUnits().weight);
  if (entry.kind === "strength") {
    const { volumeKg, oneRepMaxKg } = summariseStrength(entry.sets);
    return {
      details: done(entry),
      time: undefined,
      figure: volumeKg > 0 ? formatWeight(intl, unit, volumeKg, 0) : "",
      why:
        oneRepMaxKg === undefined
          ? undefined
          : intl.formatMessage({ id: "exercise.oneRepMax" }, { max: formatWeight(intl, unit, oneRepMaxKg) }),
    };
  }
  // RE17: what was done is said, and none of what it used.
  if (isEnergyHidden) return { details: done(entry), time: span(entry), figure: "", why: undefined };
  const { net } = entryEnergyUsed(entry);
  return {
    details: entry.ownNet === undefined ? words.formula(entry) : done(entry),
    time: span(entry),
    figure: words.energy(net),
    why:
      entry.ownNet === undefined
        ? intl.formatMessage({ id: "exercise.ofGross" }, { gross: words.energy(entryEnergyUsed(entry).gross) })
        : intl.formatMessage({ id: "exercise.yours" }),
  };
};

/** An entry of the day; it opens to be changed in its place. */
export const EntryRow = ({ entry, isOpen, onOpen, onClose, onChange, onCopy, onDelete, next }: EntryRowProps) => {
  const row = useRow(entry);
  return (
    <li className={classes.entry} data-exercise={entry.id}>
      <UnstyledButton className={classes.open} aria-expanded={isOpen} onClick={isOpen ? onClose : onOpen}>
        <span className={classes.words}>
          <span className={classes.name}>{entry.name}</span>
          <span className={classes.details}>{row.details}</span>
          {row.time !== undefined && <span className={classes.details}>{row.time}</span>}
          {entry.note !== "" && <span className={classes.details}>{entry.note}</span>}
        </span>
        <span className={classes.figures}>
          <span className={classes.figure}>{row.figure}</span>
          {row.why !== undefined && <span className={classes.details}>{row.why}</span>}
        </span>
      </UnstyledButton>
      {next}
      {isOpen && (
        <Suspense fallback={null}>
          <EntryEditor entry={entry} onClose={onClose} onChange={onChange} onCopy={onCopy} onDelete={onDelete} />
        </Suspense>
      )}
    </li>
  );
};
