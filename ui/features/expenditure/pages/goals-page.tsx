import { Skeleton } from "@mantine/core";
import { listedPlans, nextStart } from "@morsel/domain/goals";
import type { CalendarDate } from "@morsel/domain/calendar";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyComponent } from "../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { GoalsSections } from "../../goals/components/goals-sections.tsx";
import { GoalsSection } from "../../goals/components/goals-section.tsx";
import { PlanList } from "../../goals/components/plans/plan-list.tsx";
import { ExpenditureWaiting } from "../components/expenditure-waiting.tsx";
import { StartField } from "../../goals/components/plans/start-field.tsx";
import classes from "../../goals/components/goals.module.css";
import { basisQuery, goalsQuery, plansQuery } from "../../goals/queries.ts";
import { useGoalMutations } from "../../goals/use-goal-mutations.ts";

const MemberExpenditure = lazyComponent(
  () => import("./member-expenditure.tsx"),
  ({ MemberExpenditure }) => MemberExpenditure,
);

const route = getRouteApi("/account/my-goals");

/** The goals that hold from a day on, today's unless another is chosen, and all plans by date. */
export const GoalsPage = () => {
  const { device, intl, toasts, site } = useApp();
  const { goals } = route.useRouteContext();
  const { from: wanted } = route.useSearch();
  const navigate = useNavigate({ from: "/account/my-goals" });
  const today = device.today();
  const from = wanted !== undefined && wanted > today ? wanted : today;
  const { data, error } = useQuery(goalsQuery(goals, from));
  const basis = useQuery(basisQuery(goals));
  const plans = useInfiniteQuery(plansQuery(goals));
  const { save, takeBack } = useGoalMutations(goals, today, toasts);
  const problem = error ?? basis.error;
  const known = plans.data?.pages.flatMap((page) => page.plans) ?? [];
  const until = nextStart(known, from);
  const show = (date: CalendarDate): void =>
    void navigate({ search: date === today ? {} : { from: date }, resetScroll: false, replace: true });
  const isFirst =
    problem === null && from === today && (data === undefined || basis.data === undefined || plans.isPending);
  return (
    <Page width="wide" title={<FormattedMessage id="goals.title" />} lead={<FormattedMessage id="goals.lead" />}>
      {problem === null ? null : <Problem>{refusalWords(intl, problem)}</Problem>}
      <div className={classes.columns}>
        <div className={classes.column}>
          {isFirst || data === undefined || basis.data === undefined ? (
            <Skeleton height={560} radius="lg" visible={problem === null} />
          ) : (
            <GoalsSections
              key={`${from} ${data.version}`}
              goals={data}
              from={from}
              today={today}
              basis={basis.data}
              isMealsLocked={site.locked.includes("per_meal_goals")}
              save={save}
            />
          )}
        </div>
        {/* Card and plans come together, and nothing stands below before: they would push it away. */}
        <div className={classes.column} hidden={isFirst}>
          <StartField key={from} from={from} today={today} onFrom={show} {...(until === undefined ? {} : { until })} />
          {known.length === 0 ? null : (
            <Sheet>
              <GoalsSection id="plans" title={<FormattedMessage id="goals.plans" />} isOpen={known.length > 1}>
                <PlanList
                  plans={listedPlans(known, today)}
                  addressOf={(date) => `/account/my-goals?from=${date}`}
                  isBusy={takeBack.isPending}
                  onTakeBack={({ goals: { effectiveFrom, version } }) => takeBack.mutate({ effectiveFrom, version })}
                  {...(plans.hasNextPage ? { onMore: () => void plans.fetchNextPage() } : {})}
                />
                {takeBack.error === null ? null : <Problem>{refusalWords(intl, takeBack.error)}</Problem>}
              </GoalsSection>
            </Sheet>
          )}
          <Sheet>
            <GoalsSection id="expenditure" isOpen title={<FormattedMessage id="expenditure.title" />}>
              <Suspense fallback={<ExpenditureWaiting />}>
                <MemberExpenditure goals={goals} />
              </Suspense>
            </GoalsSection>
          </Sheet>
        </div>
      </div>
    </Page>
  );
};
