import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { LookupScreen } from "../components/lookup/lookup-screen.tsx";
import { useMemberWeight } from "./use-member-weight.ts";
import { NameListScreen } from "../components/lookup/name-list-screen.tsx";

const lookup = getRouteApi("/exercise/lookup");
const calories = getRouteApi("/exercise/calories-burned");
const list = getRouteApi("/exercise/list-by-name");

const textSearch = (q: string) => (q === "" ? {} : { q });

/** /exercise/lookup, with `?q=` for what is searched. */
export const LookupPage = () => {
  const { exercise, exercises } = lookup.useRouteContext();
  const { q = "" } = lookup.useSearch();
  const navigate = lookup.useNavigate();
  const onText = useCallback(
    (text: string) => void navigate({ search: textSearch(text), replace: true, resetScroll: false }),
    [navigate],
  );
  const weightKg = useMemberWeight(exercise);
  return <LookupScreen exercises={exercises} about="lookup" text={q} onText={onText} weightKg={weightKg} />;
};

/** /exercise/calories-burned: the same for what is done by time, to what each costs. */
export const CaloriesPage = () => {
  const { exercise, exercises } = calories.useRouteContext();
  const { q = "" } = calories.useSearch();
  const navigate = calories.useNavigate();
  const onText = useCallback(
    (text: string) => void navigate({ search: textSearch(text), replace: true, resetScroll: false }),
    [navigate],
  );
  const weightKg = useMemberWeight(exercise);
  return <LookupScreen exercises={exercises} about="calories" text={q} onText={onText} weightKg={weightKg} />;
};

/** /exercise/list-by-name, with `?group=` for one group. */
export const ListByNamePage = () => {
  const { exercise, exercises } = list.useRouteContext();
  const { group } = list.useSearch();
  const navigate = list.useNavigate();
  const weightKg = useMemberWeight(exercise);
  return (
    <NameListScreen
      exercises={exercises}
      weightKg={weightKg}
      group={group}
      onGroup={(next) => void navigate({ search: next === undefined ? {} : { group: next }, resetScroll: false })}
    />
  );
};
