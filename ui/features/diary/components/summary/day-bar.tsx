import type { DayView } from "@morsel/application/diary/diary-view";
import { remainingOf, totalsOf } from "@morsel/domain/diary";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { useDiarySettings } from "../../../../settings/diary-settings.tsx";
import { SumFigure } from "../../../../figures/nutrient-figures.tsx";
import { NutrientLine } from "./nutrient-line.tsx";
import classes from "./day-bar.module.css";

export type DayBarProps = { readonly view: DayView };

/** Sticks the day's remaining energy and totals to the top once the summary is scrolled away. It takes no room. */
export const DayBar = ({ view }: DayBarProps) => {
  const figures = useFigures();
  const { columns } = useDiarySettings();
  const place = useRef<HTMLDivElement>(null);
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const top = Number.parseFloat(getComputedStyle(place.current).scrollMarginTop);
    const observer = new IntersectionObserver(
      ([seen]) =>
        setPassed(
          seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top <= (seen.rootBounds?.top ?? 0),
        ),
      { rootMargin: `-${Math.ceil(top)}px 0px 0px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const totals = totalsOf(view.day.entries);
  const remaining = remainingOf(view.goal, view.exerciseEnergy, totals).energy;
  return (
    <>
      <div ref={place} className={classes.place} />
      <div className={classes.bar}>
        <div className={classes.sums} data-passed={isPassed || undefined}>
          {!figures.isEnergyHidden && (
            <p className={classes.remaining}>
              <FormattedMessage
                id={remaining < -0.5 ? "diary.over" : "diary.left"}
                values={{
                  energy: figures.energy(Math.abs(remaining)),
                  unit: figures.unit,
                  strong: (text) => <strong>{text}</strong>,
                }}
              />
            </p>
          )}
          <NutrientLine ids={columns} figureOf={(id) => <SumFigure totals={totals} id={id} hasUnit />} />
        </div>
      </div>
    </>
  );
};
