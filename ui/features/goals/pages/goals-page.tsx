import { getRouteApi } from "@tanstack/react-router";
import { Skeleton } from "@mantine/core";
import { ENERGY_FLOOR, type Goals } from "@morsel/domain/goals";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useFigures } from "../../foods/figures.tsx";
import { GoalForm } from "../components/goal-form.tsx";
import { GoalTable } from "../components/goal-table.tsx";
import { goalsRefusalWords } from "../goals-refusal-words.ts";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import classes from "../../../shell/page.module.css";
import { Page, Problem, Sheet } from "../../../shell/page.tsx";
import { useApp } from "../../../routes/use-app.ts";

const route = getRouteApi("/account/my-goals");

/** 2024 began on a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const A_DAY = 86_400_000;

export const GoalsPage = () => {
  const { device, intl, toasts } = useApp();
  const { goals } = route.useRouteContext();
  const queries = useQueryClient();
  const figures = useFigures();
  const today = device.today();
  const { data, error } = useQuery({
    queryKey: ["goals", today],
    queryFn: ({ signal }) => run(goals.on(today), signal),
  });
  const sex = useQuery({
    queryKey: ["goals", "sex"],
    queryFn: ({ signal }) => run(goals.sex, signal),
    staleTime: Infinity,
  });
  const problem = error ?? sex.error;
  const save = useMutation({
    mutationFn: (next: Goals) => run(goals.put(next)),
    onSuccess: (_, next) => {
      queries.setQueryData(["goals", today], next);
      void queries.invalidateQueries({ queryKey: ["day"] });
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "goals.saved" }) });
    },
    onError: () => void queries.invalidateQueries({ queryKey: ["goals", today] }),
  });
  const weekdays = (weekday: "long" | "short") =>
    Array.from({ length: 7 }, (_, day) => intl.formatDate(MONDAY + day * A_DAY, { weekday, timeZone: "UTC" }));
  return (
    <Page title={<FormattedMessage id="goals.title" />} lead={<FormattedMessage id="goals.lead" />}>
      {problem === null ? null : <Problem>{refusalWords(intl, problem)}</Problem>}
      {data === undefined || sex.data === undefined ? (
        <Skeleton height={560} radius="lg" visible={problem === null} />
      ) : (
        <>
          <Sheet labelledBy="goals-now">
            <h2 id="goals-now" className={classes.subtitle}>
              <FormattedMessage id="goals.now" />
            </h2>
            <GoalTable goals={data} weekdays={weekdays("short")} />
          </Sheet>
          <Sheet labelledBy="goals-change">
            <h2 id="goals-change" className={classes.subtitle}>
              <FormattedMessage id="goals.change" />
            </h2>
            <GoalForm
              key={data.version}
              goals={data}
              today={today}
              floor={ENERGY_FLOOR[sex.data]}
              weekdays={weekdays("long")}
              isBusy={save.isPending}
              onSave={save.mutate}
              {...(save.error === null
                ? {}
                : { problem: refusalWords(intl, save.error, (rule) => goalsRefusalWords(intl, figures, rule)) })}
            />
          </Sheet>
        </>
      )}
    </Page>
  );
};
