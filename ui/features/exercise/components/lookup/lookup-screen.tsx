import { Skeleton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import type { ExerciseKind } from "@morsel/domain/exercise";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { Page } from "../../../../shell/page/page.tsx";
import { IconSearch } from "../../../../theme/icons.ts";
import search from "../../../../fields/search-field.module.css";
import { exerciseGroupsQuery } from "../../queries.ts";
import { useEffort } from "../../use-effort.ts";
import { EffortFields } from "../fields/effort-fields.tsx";
import { ExerciseResults } from "./exercise-results.tsx";
import classes from "./lookup.module.css";

export type LookupScreenProps = {
  readonly exercises: ExercisesClient;
  /** "calories" asks for activities alone. */
  readonly about: "lookup" | "calories";
  readonly text: string;
  /** Puts the text into the address, once it rests. */
  readonly onText: (text: string) => void;
  /** The member's weight; a visitor gets the usual one. */
  readonly weightKg: number | undefined;
};

const PAUSE = 120;
const ADDRESS_PAUSE = 500;

const Groups = ({ exercises, kind }: Pick<LookupScreenProps, "exercises"> & { readonly kind: ExerciseKind }) => {
  const { data } = useQuery(exerciseGroupsQuery(exercises));
  const groups = data?.filter((group) => group.kind === kind);
  if (groups === undefined) return <Skeleton height={320} />;
  return (
    <ul className={classes.groups}>
      {groups.map(({ name, count }) => (
        <li key={name}>
          <AppLink path={`/exercise/list-by-name?group=${encodeURIComponent(name)}`} className={classes.group}>
            {name}
            <span className={classes.many}>{count}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
};

/** Exercises and their calories: search as one types, or begin with a group. */
export const LookupScreen = ({ exercises, about, text: given, onText, weightKg }: LookupScreenProps) => {
  const intl = useIntl();
  const [text, setText] = useState(given);
  const [effort, setEffort] = useEffort(weightKg);
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE);
  const [resting] = useDebouncedValue(wanted, ADDRESS_PAUSE);
  useEffect(() => {
    if (resting !== given) onText(resting);
    // Only a text that rests goes into the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [resting]);
  return (
    <Page
      title={<FormattedMessage id={`exercise.${about}.title`} />}
      lead={<FormattedMessage id={`exercise.${about}.lead`} />}
    >
      <EffortFields key={weightKg} effort={effort} onEffort={setEffort} />
      <form role="search" className={search.field} onSubmit={(event) => event.preventDefault()}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          className={search.input}
          aria-label={intl.formatMessage({ id: "exercise.search" })}
          placeholder={intl.formatMessage({ id: "exercise.searchHint" })}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
      {wanted === "" || asked === "" ? (
        <div>
          <h2 className={classes.subtitle}>
            <FormattedMessage id="exercise.cardio" />
          </h2>
          <Groups exercises={exercises} kind="cardio" />
          {about === "lookup" && (
            <>
              <h2 className={classes.subtitle}>
                <FormattedMessage id="exercise.strength" />
              </h2>
              <Groups exercises={exercises} kind="strength" />
            </>
          )}
        </div>
      ) : (
        <ExerciseResults
          exercises={exercises}
          asked={{ text: asked, ...(about === "calories" ? { kind: "cardio" } : {}) }}
          effort={effort}
          label={intl.formatMessage({ id: "exercise.found" })}
          countWords={(count, hasMore) => (
            <FormattedMessage
              id={hasMore ? "exercise.resultsMore" : "exercise.results"}
              values={{ count, text: asked }}
            />
          )}
          none={<FormattedMessage id="exercise.noneHint" />}
        />
      )}
      <nav className={classes.ways} aria-label={intl.formatMessage({ id: "exercise.ways" })}>
        <AppLink path="/exercise/list-by-name" className={classes.way}>
          <FormattedMessage id="exercise.list.title" />
        </AppLink>
        <AppLink path={about === "lookup" ? "/exercise/calories-burned" : "/exercise/lookup"} className={classes.way}>
          <FormattedMessage id={about === "lookup" ? "exercise.calories.title" : "exercise.lookup.title"} />
        </AppLink>
      </nav>
      <p className={classes.source}>
        <FormattedMessage id="exercise.source" />
      </p>
    </Page>
  );
};
