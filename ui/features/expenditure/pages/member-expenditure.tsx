import { ExpenditureClient, type ProposalAnswer } from "@morsel/application/expenditure/client/expenditure-client";
import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { use } from "react";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Problem } from "../../../shell/page/page.tsx";
import { goalsQuery } from "../../goals/queries.ts";
import { useGoalMutations } from "../../goals/use-goal-mutations.ts";
import { PremiumOffer } from "../../eligibility/components/premium-offer.tsx";
import { answersQuery, EXPENDITURE, expenditureQuery } from "../queries.ts";
import { AnswerList } from "../components/answer-list.tsx";
import { ExpenditureWaiting } from "../components/expenditure-waiting.tsx";
import { ExpenditurePanel } from "../components/expenditure-panel.tsx";

/** Connects the panel to its ports; an accepted goal is announced like every change of goals. */
export const MemberExpenditure = ({ goals }: { readonly goals: GoalsClient }) => {
  const app = useApp();
  const { device, intl, toasts } = app;
  const ports = app.provide(
    { expenditure: ExpenditureClient },
    () => import("../../../composition/clients/expenditure.ts"),
  );
  const { expenditure } = ports instanceof Promise ? use(ports) : ports;
  const today = device.today();
  const queries = useQueryClient();
  // ME23: what was answered stays readable without premium; nothing else is asked.
  const isLocked = app.site.locked.includes("adaptive_expenditure");
  const { data: view, error } = useQuery({ ...expenditureQuery(expenditure), enabled: !isLocked });
  const current = useQuery(goalsQuery(goals, today));
  const answers = useInfiniteQuery({ ...answersQuery(expenditure), enabled: isLocked || view?.isOn === true });
  const { changed } = useGoalMutations(goals, today, toasts);
  const refresh = () => void queries.invalidateQueries({ queryKey: EXPENDITURE });
  const turn = useMutation({
    mutationFn: (isOn: boolean) => run(expenditure.turn(isOn)),
    onSuccess: (next) => queries.setQueryData(expenditureQuery(expenditure).queryKey, next),
    onSettled: refresh,
  });
  const answer = useMutation({
    mutationFn: (given: ProposalAnswer) => run(expenditure.answer(given)),
    onSuccess: (next, { answer: said }) => {
      queries.setQueryData(expenditureQuery(expenditure).queryKey, next);
      if (said === "accepted") changed(today);
      else toasts.show({ severity: "success", message: intl.formatMessage({ id: "expenditure.kept" }) });
    },
    onError: () => void queries.invalidateQueries({ queryKey: goalsQuery(goals, today).queryKey }),
    onSettled: refresh,
  });
  const past = (
    <AnswerList
      answers={answers.data?.pages.flatMap((page) => page.answers) ?? []}
      {...(answers.hasNextPage ? { onMore: () => void answers.fetchNextPage() } : {})}
    />
  );
  if (isLocked)
    return (
      <>
        <PremiumOffer feature="adaptive_expenditure" />
        {past}
      </>
    );
  const problem = error ?? turn.error ?? answer.error;
  if (view === undefined)
    return problem === null ? <ExpenditureWaiting /> : <Problem>{refusalWords(intl, problem)}</Problem>;
  return (
    <>
      <Problem>{problem === null ? undefined : refusalWords(intl, problem)}</Problem>
      <ExpenditurePanel
        view={view}
        isBusy={turn.isPending || answer.isPending}
        onTurn={turn.mutate}
        onAnswer={(said, energy) => {
          const goalsVersion = current.data?.version;
          if (goalsVersion !== undefined) answer.mutate({ week: view.week, answer: said, energy, goalsVersion });
        }}
        answers={past}
      />
    </>
  );
};
