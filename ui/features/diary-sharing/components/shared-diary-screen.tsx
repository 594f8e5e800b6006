import { Button } from "@mantine/core";
import type { CopySharedRequest } from "@morsel/application/diary-sharing/copy-shared";
import type { DiarySharingClient } from "@morsel/application/diary-sharing/client/diary-sharing-client";
import type { DiaryEntry, Meal } from "@morsel/domain/diary";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Toasts } from "../../../hooks/toasts.ts";
import { refusalIn } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { useDoneWords } from "../../exercise/use-done-words.ts";
import { sharedDayQuery } from "../queries.ts";
import { useCopyShared } from "../use-copy-shared.ts";
import { CopySheet } from "./copy-sheet.tsx";
import { DayEntries } from "./day-entries.tsx";
import { DayNav, type DayNavProps } from "./day-nav.tsx";
import { DayTotals } from "./day-totals.tsx";
import { KeyForm } from "./key-form.tsx";

export type SharedDiaryScreenProps = DayNavProps & {
  readonly sharing: DiarySharingClient;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
  readonly username: string;
  /** Only members have a diary to copy into. */
  readonly isMember: boolean;
};

type Chosen = { readonly id: string; readonly meal: Meal; readonly entries: readonly DiaryEntry[] };

/** A day of another member's diary, read-only; its foods can be copied into one's own. */
export const SharedDiaryScreen = ({
  sharing: client,
  toasts,
  newId,
  username,
  isMember,
  ...nav
}: SharedDiaryScreenProps) => {
  const intl = useIntl();
  const done = useDoneWords();
  const [key, setKey] = useState<string>();
  const [chosen, setChosen] = useState<Chosen>();
  const { data: day, error, refetch } = useQuery(sharedDayQuery(client, username, nav.date, key));
  const isClosed = error !== null && refusalIn<{ readonly _tag: string }>(error)?._tag === "DiaryNotShared";
  const copy = useCopyShared(client, toasts, () => setChosen(undefined));
  const canCopy = isMember && day?.isOwn === false;
  const choose = (meal: Meal, entries: readonly DiaryEntry[]) => setChosen({ id: newId(), meal, entries });
  const send = (request: Pick<CopySharedRequest, "items" | "to">) => {
    if (chosen === undefined) return;
    copy.mutate({
      id: chosen.id,
      username,
      date: nav.date,
      ...request,
      ...(key === undefined ? {} : { key }),
    });
  };
  const isOpen = day !== undefined && error === null;
  return (
    <Page
      width="wide"
      title={<FormattedMessage id="diarySharing.title" values={{ username: day?.username ?? username }} />}
    >
      {isClosed && (
        <Sheet>
          {key === undefined ? (
            <p className={sharing.sum}>
              <FormattedMessage id="diarySharing.closed" />
            </p>
          ) : (
            <Problem>
              <FormattedMessage id="diarySharing.wrongKey" />
            </Problem>
          )}
          <KeyForm onKey={setKey} />
        </Sheet>
      )}
      {!isClosed && <DayNav {...nav} />}
      {error !== null && !isClosed && <Failed error={error} onRetry={() => void refetch()} />}
      {error === null && day === undefined && <Waiting />}
      {isOpen && (
        <>
          {day.isOwn && (
            <p className={sharing.sum}>
              <FormattedMessage
                id="diarySharing.own"
                values={{
                  link: (words) => (
                    <AppLink key="sharing" path="/account/sharing">
                      {words}
                    </AppLink>
                  ),
                }}
              />
            </p>
          )}
          <DayTotals date={day.date} entries={day.entries} budget={day.budget} />
          <DayEntries
            slots={day.slots}
            entries={day.entries}
            {...(canCopy
              ? {
                  mealAction: (meal, name, entries) => (
                    <Button
                      variant="default"
                      aria-label={intl.formatMessage({ id: "diarySharing.copyMeal.named" }, { name })}
                      onClick={() => choose(meal, entries)}
                    >
                      <FormattedMessage id="diarySharing.copyMeal" />
                    </Button>
                  ),
                  entryAction: (entry) => (
                    <Button
                      variant="subtle"
                      aria-label={intl.formatMessage({ id: "diarySharing.copy.named" }, { name: entry.description })}
                      onClick={() => choose(entry.meal, [entry])}
                    >
                      <FormattedMessage id="diarySharing.copy" />
                    </Button>
                  ),
                }
              : {})}
          />
          {day.exercise.length > 0 && (
            <Sheet labelledBy="shared-exercise">
              <h3 id="shared-exercise">
                <FormattedMessage id="diarySharing.exercise" />
              </h3>
              <ul className={sharing.list}>
                {day.exercise.map((entry) => (
                  <li key={entry.id} className={sharing.row}>
                    <span className={sharing.words}>{entry.name}</span>
                    <span>{done(entry)}</span>
                  </li>
                ))}
              </ul>
            </Sheet>
          )}
          <p className={sharing.sum}>
            <AppLink path={`/reports/printable-diary/${encodeURIComponent(day.username)}`}>
              <FormattedMessage id="diarySharing.printable" />
            </AppLink>
          </p>
        </>
      )}
      {chosen !== undefined && (
        <CopySheet
          key={chosen.id}
          entries={chosen.entries}
          meal={chosen.meal}
          today={nav.today}
          isBusy={copy.isPending}
          onCopy={(items, to) => send({ items, to })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Page>
  );
};
