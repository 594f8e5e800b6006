import { Button, Skeleton } from "@mantine/core";
import type { DayView, Suggestions } from "@morsel/application/diary/diary-view";
import { homePlaces, type HomePart, type HomePlace, type Dashboard } from "@morsel/domain/dashboard";
import type { FoodUsage } from "@morsel/domain/diary";
import type { MainMeal } from "@morsel/domain/meal-slots";
import { Fragment, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page, Problem } from "../../../shell/page/page.tsx";
import { IconArrowRight } from "../../../theme/icons.ts";
import classes from "./home.module.css";
import { NutrientWidgets } from "./nutrient-widgets.tsx";
import { UsualFoods } from "./usual-foods.tsx";

export type HomeProps = {
  readonly username: string;
  /** 0 to 23, the reader's own. */
  readonly hour: number;
  readonly meal: MainMeal;
  /** Undefined while it is on its way. */
  readonly view: DayView | undefined;
  readonly suggestions: Suggestions | undefined;
  readonly problem?: string;
  readonly onRetry: () => void;
  readonly onLog: (usage: FoodUsage) => void;
  /** The box that logs for today. */
  readonly search?: ReactNode;
  readonly dashboard: Dashboard;
  /** Renders a section that is no nutrient: water, weight, streak, weekly budget. */
  readonly partOf: (part: HomePart) => ReactNode;
  /** The latest of the news feed. */
  readonly news?: ReactNode;
  /** Control that customizes the page. */
  readonly customise?: ReactNode;
};

const greeting = (hour: number) => (hour < 4 ? "night" : hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening");

const SHOWN = 6;

/** Usual foods of this hour first, then recent ones. */
const offered = (suggestions: Suggestions): readonly FoodUsage[] => {
  const all = [...suggestions.usual, ...suggestions.recent];
  return all.filter((usage, i) => all.findIndex(({ foodId }) => foodId === usage.foodId) === i).slice(0, SHOWN);
};

/** In the order of a phone: what logs, the first of the member's widgets, what is usual now, the others. A desktop has the widgets beside it. */
export const Home = (props: HomeProps) => {
  const { username, hour, meal, view, suggestions, problem, onRetry, onLog, search, dashboard, partOf } = props;
  const [first, ...later] = homePlaces(dashboard.widgets);
  // Today's figures and where weight is heading are answered at one glance, before what is usual now.
  const isWeight = (place: HomePlace): boolean => "part" in place && place.part === "weight";
  const others = later.filter((place) => !isWeight(place));
  const show = (place: HomePlace): ReactNode => {
    if ("part" in place) return <Fragment key={place.part}>{partOf(place.part)}</Fragment>;
    return view === undefined ? null : (
      <NutrientWidgets key={place.nutrients[0]} view={view} widgets={place.nutrients} dashboard={dashboard} />
    );
  };
  return (
    <Page width="wide" title={<FormattedMessage id={`home.good.${greeting(hour)}`} values={{ username }} />}>
      {problem === undefined ? null : (
        <Problem>
          {problem}{" "}
          <Button variant="subtle" onClick={onRetry}>
            <FormattedMessage id="shell.retry" />
          </Button>
        </Problem>
      )}
      <div className={classes.widgets}>
        <div className={classes.search}>{search}</div>
        <div className={classes.today}>
          {view === undefined ? (
            <Skeleton height={264} radius="lg" visible={problem === undefined} />
          ) : first === undefined ? null : (
            show(first)
          )}
          {view === undefined ? null : later.filter(isWeight).map(show)}
          <AppLink className={classes.onward} path="/food/diary">
            <FormattedMessage id="home.openDiary" />
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
          </AppLink>
        </div>
        <section className={classes.usually} aria-labelledby="home-usual">
          <div>
            <h2 id="home-usual" className={classes.subtitle}>
              <FormattedMessage id={`home.usual.${meal}`} />
            </h2>
            <p className={classes.hint}>
              <FormattedMessage id="home.usual.hint" />
            </p>
          </div>
          {suggestions === undefined ? (
            <Skeleton height={340} radius="lg" visible={problem === undefined} />
          ) : (
            <UsualFoods usages={offered(suggestions)} onLog={onLog} />
          )}
        </section>
        <div className={classes.body}>{others.map(show)}</div>
      </div>
      {props.news}
      {props.customise}
    </Page>
  );
};
