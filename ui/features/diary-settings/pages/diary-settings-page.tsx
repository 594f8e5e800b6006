import { getRouteApi } from "@tanstack/react-router";
import { Button, Skeleton } from "@mantine/core";
import type { DiarySettingsVersionConflict } from "@morsel/application/diary-settings/diary-settings-store";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import type { FieldRefused, RetryableRefusal } from "@morsel/application/platform/refusals";
import type { DiarySettings, DiarySettingsChange } from "@morsel/domain/diary";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { DiarySettingsForm } from "../components/diary-settings-form.tsx";
import { useLatest } from "../../../hooks/use-latest.ts";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { Page, Problem } from "../../../shell/page/page.tsx";
import { useApp } from "../../../routes/use-app.ts";

const route = getRouteApi("/account/diary-settings");
const KEY = ["diary-settings"] as const;

export const DiarySettingsPage = () => {
  const { sessionWatch, intl, toasts } = useApp();
  const { diarySettings } = route.useRouteContext();
  const queries = useQueryClient();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const [conflicts, setConflicts] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => run(diarySettings.read, signal),
    // Fetched anew with each visit, and never during editing: changes made elsewhere show at saving.
    gcTime: 0,
    staleTime: Infinity,
  });
  /** The pages see the diary as the session says, which is asked for again; without an answer they follow later. */
  const stand = (settings: DiarySettings): Promise<void> => {
    queries.setQueryData(KEY, settings);
    return run(ignoreOutcome(sessionWatch.refresh));
  };
  const save = useMutation({
    mutationFn: ({ version, change }: { readonly version: number; readonly change: DiarySettingsChange }) =>
      run(diarySettings.change(version, change)),
    onSuccess: async (settings) => {
      await stand(settings);
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "diarySettings.saved" }) });
    },
    onError: (problem) => {
      const refused = refusalIn<DiarySettingsVersionConflict | FieldRefused | RetryableRefusal>(problem);
      if (refused?._tag !== "DiarySettingsVersionConflict") return;
      void stand(refused.current);
      setConflicts(conflicts + 1);
    },
  });
  return (
    <Page title={<FormattedMessage id="diarySettings.title" />} lead={<FormattedMessage id="diarySettings.lead" />}>
      {data !== undefined ? (
        <DiarySettingsForm
          key={conflicts}
          settings={data}
          country={status.status === "authenticated" ? status.me.country : ""}
          isBusy={save.isPending}
          onSave={(change) => save.mutate({ version: data.version, change })}
          {...(save.error === null ? {} : { problem: refusalWords(intl, save.error) })}
        />
      ) : error === null ? (
        <Skeleton height={960} radius="lg" aria-busy="true" />
      ) : (
        <>
          <Problem>
            <FormattedMessage id="diarySettings.failed" /> {refusalWords(intl, error)}
          </Problem>
          <Button variant="default" onClick={() => void refetch()}>
            <FormattedMessage id="diary.again" />
          </Button>
        </>
      )}
    </Page>
  );
};
