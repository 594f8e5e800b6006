import { Button, FileButton } from "@mantine/core";
import type { StepsClient } from "@morsel/application/exercise/client/steps-client";
import {
  type SentCount,
  readStepFile,
  spanOf,
  STEP_FILE_BYTES,
  STEP_FILE_COUNTS,
  stepPreview,
  type StepFile,
  type StepPreview,
} from "@morsel/domain/exercise";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../../hooks/run.ts";
import { UNDO_DURATION, type Toasts } from "../../../../hooks/toasts.ts";
import { refusalWords } from "../../../../i18n/refusals.ts";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { Page, Problem } from "../../../../shell/page/page.tsx";
import { SendingSteps } from "./sending-steps.tsx";
import rows from "../day/exercise-day.module.css";
import classes from "./trackers.module.css";

export type TrackersScreenProps = {
  readonly steps: StepsClient;
  readonly newId: () => string;
  readonly toasts: Pick<Toasts, "show">;
  readonly origin: string;
};

type Shown =
  | Exclude<StepFile, { readonly _tag: "Read" }>
  | (Extract<StepFile, { readonly _tag: "Read" }> & { readonly preview: StepPreview })
  | { readonly _tag: "Failed"; readonly problem: unknown };

const IMPORTS = ["step-imports"];

/** How steps come in: a file with a preview and a way back, and what a device sends with a token. */
export const TrackersScreen = ({ steps, newId, toasts, origin }: TrackersScreenProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const imports = useQuery({ queryKey: IMPORTS, queryFn: ({ signal }) => run(steps.imports, signal) });
  const [shown, setShown] = useState<Shown>();
  const [isBusy, setBusy] = useState(false);

  /** Days that are shown elsewhere may have changed. */
  const readAgain = (): void => {
    for (const key of [IMPORTS, ["exercise-day"], ["day"], ["report"]])
      void queries.invalidateQueries({ queryKey: key });
  };
  const during = async (doing: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await doing();
    } catch (problem) {
      setShown({ _tag: "Failed", problem });
    }
    setBusy(false);
  };
  const choose = (file: File): Promise<void> =>
    during(async () => {
      if (file.size > STEP_FILE_BYTES) return setShown({ _tag: "TooLarge" });
      const read = readStepFile(await file.text());
      if (read._tag !== "Read") return setShown(read);
      const span = spanOf(read.counts);
      const known = span === undefined ? [] : await run(steps.counts(span.from, span.to));
      setShown({ ...read, preview: stepPreview(read.counts, known) });
    });
  const undo = (id: string): Promise<void> =>
    during(async () => {
      queries.setQueryData(IMPORTS, await run(steps.undo(id)));
      readAgain();
    });
  const take = (counts: readonly SentCount[]): Promise<void> =>
    during(async () => {
      const id = newId();
      const changed = await run(steps.importFile(id, counts));
      setShown(undefined);
      readAgain();
      toasts.show({
        severity: "success",
        message: intl.formatMessage({ id: "exercise.trackers.taken" }, { count: changed }),
        duration: UNDO_DURATION,
        action: { label: intl.formatMessage({ id: "exercise.undo" }), onUse: () => void undo(id) },
      });
    });

  return (
    <Page
      title={<FormattedMessage id="exercise.trackers.title" />}
      lead={<FormattedMessage id="exercise.trackers.lead" />}
    >
      <section aria-labelledby="trackers-file">
        <h2 id="trackers-file" className={rows.title}>
          <FormattedMessage id="exercise.trackers.file" />
        </h2>
        <p>
          <FormattedMessage id="exercise.trackers.fileHint" />
        </p>
        <FileButton accept=".csv,text/csv" onChange={(file) => void (file !== null && choose(file))}>
          {(props) => (
            <Button {...props} variant="default" loading={isBusy}>
              <FormattedMessage id="exercise.trackers.choose" />
            </Button>
          )}
        </FileButton>
        <div role="status">{shown !== undefined && <Preview shown={shown} isBusy={isBusy} onTake={take} />}</div>
        <Problem>{shown?._tag === "Failed" ? refusalWords(intl, shown.problem) : undefined}</Problem>
      </section>
      <SendingSteps origin={origin} />
      <AppLink path="/exercise/diary" className={rows.link}>
        <FormattedMessage id="exercise.toExerciseDiary" />
      </AppLink>
      {/* Fetched, and last, so that nothing moves when it comes. */}
      {imports.data !== undefined && imports.data.length > 0 && (
        <section aria-labelledby="trackers-taken">
          <h2 id="trackers-taken" className={rows.title}>
            <FormattedMessage id="exercise.trackers.files" />
          </h2>
          <ul className={rows.list}>
            {imports.data.map(({ id, createdAt, changed, isUndone }) => (
              <li key={id} className={classes.taken}>
                <span className={rows.words}>
                  <FormattedMessage
                    id={isUndone ? "exercise.trackers.undone" : "exercise.trackers.of"}
                    values={{
                      at: intl.formatDate(createdAt, { dateStyle: "medium", timeStyle: "short" }),
                      count: changed,
                    }}
                  />
                </span>
                {!isUndone && (
                  <Button variant="subtle" disabled={isBusy} onClick={() => void undo(id)}>
                    <FormattedMessage id="exercise.trackers.undo" />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
};

type PreviewProps = {
  readonly shown: Shown;
  readonly isBusy: boolean;
  readonly onTake: (counts: readonly SentCount[]) => Promise<void>;
};

/** Preview of the changes that a file would make. */
const Preview = ({ shown, isBusy, onTake }: PreviewProps) => {
  const intl = useIntl();
  if (shown._tag === "Failed") return null;
  if (shown._tag !== "Read")
    return (
      <p>
        <FormattedMessage
          id={
            shown._tag === "NoColumns"
              ? "exercise.trackers.noColumns"
              : shown._tag === "DatesAmbiguous"
                ? "exercise.trackers.ambiguous"
                : "exercise.trackers.tooLarge"
          }
          values={{ max: intl.formatNumber(STEP_FILE_COUNTS) }}
        />
      </p>
    );
  const { counts, preview, unread, unreadCount } = shown;
  return (
    <>
      <p>
        <FormattedMessage id="exercise.trackers.preview" values={preview} />
      </p>
      {unreadCount > 0 && (
        <p>
          <FormattedMessage
            id="exercise.trackers.unread"
            values={{ count: unreadCount, lines: intl.formatList(unread.map(String), { type: "unit" }) }}
          />
        </p>
      )}
      {preview.added + preview.changed > 0 && (
        <Button loading={isBusy} onClick={() => void onTake(counts)}>
          <FormattedMessage id="exercise.trackers.take" values={{ count: preview.added + preview.changed }} />
        </Button>
      )}
    </>
  );
};
