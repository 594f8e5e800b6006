import { Button, Skeleton } from "@mantine/core";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../../i18n/refusals.ts";
import { exercisesQuery, type ExerciseList as Asked } from "../../queries.ts";
import type { TypedEffort } from "../../use-effort.ts";
import { ExerciseList } from "./exercise-list.tsx";
import classes from "./lookup.module.css";

export type ExerciseResultsProps = {
  readonly exercises: ExercisesClient;
  readonly asked: Asked;
  readonly effort: TypedEffort;
  readonly label: string;
  /** How many there are; said aloud. */
  readonly countWords?: (count: number, hasMore: boolean) => ReactNode;
  readonly none: ReactNode;
};

/** Results of a query in the catalogue, page by page. */
export const ExerciseResults = ({ exercises, asked, effort, label, countWords, none }: ExerciseResultsProps) => {
  const intl = useIntl();
  const found = useInfiniteQuery(exercisesQuery(exercises, asked));
  const items = found.data?.pages.flatMap((page) => page.items);
  return (
    <section aria-label={label} aria-busy={found.isFetching}>
      <p className={classes.count} role="status">
        {items !== undefined && countWords?.(items.length, found.hasNextPage)}
        {items?.length === 0 && countWords === undefined && none}
      </p>
      {items === undefined && !found.isError && <Skeleton height={480} />}
      {items?.length === 0 && countWords !== undefined && <p>{none}</p>}
      {items !== undefined && items.length > 0 && <ExerciseList exercises={items} effort={effort} />}
      {found.isError && (
        <div role="alert">
          <p>{refusalWords(intl, found.error)}</p>
          <Button variant="default" onClick={() => void found.refetch()}>
            <FormattedMessage id="exercise.again" />
          </Button>
        </div>
      )}
      {found.hasNextPage && (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          <FormattedMessage id="exercise.more" />
        </Button>
      )}
    </section>
  );
};
