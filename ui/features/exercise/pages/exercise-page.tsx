import { Button, Skeleton } from "@mantine/core";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { exerciseOfSlug, type ExerciseId } from "@morsel/domain/exercise";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useTabTitle } from "../../../routes/use-tab-title.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { CaloriesScreen } from "../components/lookup/calories-screen.tsx";
import classes from "../components/lookup/lookup.module.css";
import { useMemberWeight } from "./use-member-weight.ts";
import { exerciseQuery } from "../queries.ts";

const route = getRouteApi("/exercise/calories-burned/$slug");

const Failed = ({ problem, onRetry }: { readonly problem: unknown; readonly onRetry?: () => void }) => {
  const intl = useIntl();
  return (
    <Page title={<FormattedMessage id="exercise.calories.title" />}>
      <div role="alert">
        <p>{refusalWords(intl, problem)}</p>
        {onRetry !== undefined && (
          <Button variant="default" onClick={onRetry}>
            <FormattedMessage id="exercise.again" />
          </Button>
        )}
      </div>
      <AppLink path="/exercise/lookup" className={classes.way}>
        <FormattedMessage id="exercise.lookup.title" />
      </AppLink>
    </Page>
  );
};

type KnownExerciseProps = {
  readonly id: ExerciseId;
  readonly exercises: ExercisesClient;
  readonly weightKg: number | undefined;
};

const KnownExercise = ({ id, exercises, weightKg }: KnownExerciseProps) => {
  const { data, isError, error, refetch } = useQuery(exerciseQuery(exercises, id));
  useTabTitle(data?.name);
  if (data !== undefined) return <CaloriesScreen key={data.id} exercise={data} weightKg={weightKg} />;
  if (isError) return <Failed problem={error} onRetry={() => void refetch()} />;
  return (
    <Page title={<FormattedMessage id="exercise.calories.title" />}>
      <Skeleton height={320} />
    </Page>
  );
};

/** An exercise at its address: the id is read back from the slug, whatever its words say. */
export const ExercisePage = () => {
  const { exercise, exercises } = route.useRouteContext();
  const { slug } = route.useParams();
  const id = exerciseOfSlug(slug);
  const weightKg = useMemberWeight(exercise);
  return id === undefined ? (
    <Failed problem={{ _tag: "ExerciseNotFound" }} />
  ) : (
    <KnownExercise id={id} exercises={exercises} weightKg={weightKg} />
  );
};
