import { Button, NativeSelect, Skeleton } from "@mantine/core";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/app-link.tsx";
import { Page } from "../../../shell/page.tsx";
import { exerciseGroupsQuery, exercisesQuery } from "../queries.ts";
import { useEffort } from "../use-effort.ts";
import { EffortFields } from "./effort-fields.tsx";
import { ExerciseList } from "./exercise-list.tsx";
import classes from "./lookup.module.css";

export type NameListScreenProps = {
  readonly exercises: ExercisesClient;
  /** All of them where none is named. */
  readonly group: string | undefined;
  readonly onGroup: (group: string | undefined) => void;
  /** What the member weighs; a visitor is taken to weigh what is usual. */
  readonly weightKg: number | undefined;
};

/** All exercises by their names, or those of a group. */
export const NameListScreen = ({ exercises, group, onGroup, weightKg }: NameListScreenProps) => {
  const intl = useIntl();
  const [effort, setEffort] = useEffort(weightKg);
  const { data: groups = [] } = useQuery(exerciseGroupsQuery(exercises));
  const found = useInfiniteQuery(exercisesQuery(exercises, group === undefined ? {} : { group }));
  const items = found.data?.pages.flatMap((page) => page.items);
  const choices = (kind: "cardio" | "strength") => ({
    group: intl.formatMessage({ id: `exercise.${kind}` }),
    items: groups.filter((one) => one.kind === kind).map(({ name }) => name),
  });
  return (
    <Page title={<FormattedMessage id="exercise.list.title" />} lead={<FormattedMessage id="exercise.list.lead" />}>
      <NativeSelect
        label={<FormattedMessage id="exercise.group" />}
        value={group ?? ""}
        data={[
          { value: "", label: intl.formatMessage({ id: "exercise.allGroups" }) },
          choices("cardio"),
          choices("strength"),
        ]}
        onChange={({ currentTarget: { value } }) => onGroup(value === "" ? undefined : value)}
      />
      <EffortFields key={weightKg} effort={effort} onEffort={setEffort} />
      <section aria-label={group ?? intl.formatMessage({ id: "exercise.allGroups" })} aria-busy={found.isFetching}>
        {items === undefined && !found.isError && <Skeleton height={640} />}
        {items?.length === 0 && (
          <p role="status">
            <FormattedMessage id="exercise.noGroup" />
          </p>
        )}
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
      <nav className={classes.ways} aria-label={intl.formatMessage({ id: "exercise.ways" })}>
        <AppLink path="/exercise/lookup" className={classes.way}>
          <FormattedMessage id="exercise.lookup.title" />
        </AppLink>
      </nav>
    </Page>
  );
};
