import classes from "./week-ribbon.module.css";
import { progressSegments, type WeekDay } from "@morsel/domain/diary";
import type { CalendarDate } from "@morsel/domain/calendar";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { AppLink, isPlainClick } from "../../../../shell/navigation/app-link.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { formatDay, dayOfMonth, weekdayLetter } from "../../../../dates/dates.ts";

export type WeekRibbonProps = {
  readonly days: readonly WeekDay[];
  /** The day that is shown. */
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly onDate: (date: CalendarDate) => void;
};

const RADIUS = 15;
const LENGTH = 2 * Math.PI * RADIUS;

const DayRing = ({ day }: { readonly day: WeekDay }) => {
  const { first, second } = progressSegments(useFigures().isEnergyHidden ? 0 : day.share);
  const arc = (lap: number) => (
    <circle className={classes.arc} r={RADIUS} strokeDasharray={`${LENGTH * lap} ${LENGTH}`} />
  );
  return (
    <svg className={classes.ring} viewBox="-18 -18 36 36" data-state={day.state} aria-hidden="true">
      <circle className={second > 0 ? classes.firstLap : classes.track} r={RADIUS} />
      {first > 0 && arc(second > 0 ? second : first)}
      {day.state === "complete" && (
        <>
          <circle className={classes.badge} cx="11" cy="11" r="6.5" />
          <path className={classes.tick} d="M8 11l2 2.5l4-5" />
        </>
      )}
    </svg>
  );
};

/** Seven days as rings, each a link: the one that is shown is a stop of Tab, the arrows, Home and End lead to the others. */
export const WeekRibbon = ({ days, date, today, onDate }: WeekRibbonProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Moves the focus of a keyboard user to the day that is shown now.
    if (list.current?.contains(document.activeElement) === true)
      list.current.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, [date]);
  const nameOf = ({ date: of, state, eaten, budget }: WeekDay): string => {
    const name = formatDay(intl, of);
    return state === undefined || figures.isEnergyHidden
      ? name
      : intl.formatMessage(
          { id: `diary.week.${state}` },
          { date: name, eaten: figures.energy(eaten), goal: figures.energyWithUnit(budget) },
        );
  };
  const onKey = (event: KeyboardEvent) => {
    const to = event.key === "Home" ? days[0] : event.key === "End" ? days.at(-1) : undefined;
    if (to === undefined) return;
    event.preventDefault();
    onDate(to.date);
  };
  return (
    <nav aria-label={intl.formatMessage({ id: "diary.week" })} onKeyDown={onKey}>
      <ul ref={list} className={classes.week}>
        {days.map((day) => (
          <li key={day.date}>
            <AppLink
              path={day.date === today ? "/food/diary" : `/food/diary?date=${day.date}`}
              className={classes.day}
              aria-label={nameOf(day)}
              aria-current={day.date === date ? "date" : undefined}
              data-today={day.date === today || undefined}
              tabIndex={day.date === date ? 0 : -1}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onDate(day.date);
              }}
            >
              {/* Drawn, not written: the name says the whole day. */}
              <span className={classes.letter} data-drawn={weekdayLetter(intl, day.date)} aria-hidden="true" />
              <span className={classes.round} aria-hidden="true">
                <DayRing day={day} />
                <span
                  className={classes.number}
                  data-drawn={
                    day.state === "fasted"
                      ? intl.formatMessage({ id: "diary.unknownShort" })
                      : dayOfMonth(intl, day.date)
                  }
                />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
