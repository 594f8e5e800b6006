import { NativeSelect } from "@mantine/core";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { Page } from "../../../../shell/page/page.tsx";
import { exerciseGroupsQuery } from "../../queries.ts";
import { useEffort } from "../../use-effort.ts";
import { EffortFields } from "../fields/effort-fields.tsx";
import { ExerciseResults } from "./exercise-results.tsx";
import classes from "./lookup.module.css";

export type NameListScreenProps = {
  readonly exercises: ExercisesClient;
  /** All of them where none is named. */
  readonly group: string | undefined;
  readonly onGroup: (group: string | undefined) => void;
  /** The member's weight; a visitor gets the usual one. */
  readonly weightKg: number | undefined;
};

/** All exercises by their names, or those of a group. */
export const NameListScreen = ({ exercises, group, onGroup, weightKg }: NameListScreenProps) => {
  const intl = useIntl();
  const [effort, setEffort] = useEffort(weightKg);
  const { data: groups = [] } = useQuery(exerciseGroupsQuery(exercises));
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
      <ExerciseResults
        exercises={exercises}
        asked={group === undefined ? {} : { group }}
        effort={effort}
        label={group ?? intl.formatMessage({ id: "exercise.allGroups" })}
        none={<FormattedMessage id="exercise.noGroup" />}
      />
      <nav className={classes.ways} aria-label={intl.formatMessage({ id: "exercise.ways" })}>
        <AppLink path="/exercise/lookup" className={classes.way}>
          <FormattedMessage id="exercise.lookup.title" />
        </AppLink>
      </nav>
    </Page>
  );
};
