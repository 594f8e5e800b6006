import { Button, Skeleton } from "@mantine/core";
import type { FieldRefused, NotNow } from "@morsel/application/platform/refusals";
import type { SharingVersionConflict } from "@morsel/application/social/sharing-store";
import type { DiarySharing } from "@morsel/domain/social";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Page, Problem } from "../../../shell/page.tsx";
import { SharingForm } from "../components/sharing-form.tsx";

const route = getRouteApi("/account/sharing");
const KEY = ["diary-sharing"] as const;

/** /account/sharing: who may read the diary. */
export const SharingPage = () => {
  const { intl, toasts } = useApp();
  const { sharing } = route.useRouteContext();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => run(sharing.read, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  const save = useMutation({
    mutationFn: ({ version, wanted }: { readonly version: number; readonly wanted: DiarySharing }) =>
      run(sharing.change(version, wanted)),
    onSuccess: (stored) => {
      queries.setQueryData(KEY, stored);
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "sharing.saved" }) });
    },
    onError: (problem) => {
      const refused = refusalIn<SharingVersionConflict | FieldRefused | NotNow>(problem);
      if (refused?._tag === "SharingVersionConflict") queries.setQueryData(KEY, refused.current);
    },
  });
  return (
    <Page title={<FormattedMessage id="sharing.title" />} lead={<FormattedMessage id="sharing.lead" />}>
      {data !== undefined ? (
        <SharingForm
          key={data.version}
          sharing={data.sharing}
          isBusy={save.isPending}
          onSave={(wanted) => save.mutate({ version: data.version, wanted })}
          {...(save.error === null ? {} : { problem: refusalWords(intl, save.error) })}
        />
      ) : error === null ? (
        <Skeleton height={420} aria-busy="true" />
      ) : (
        <>
          <Problem>{refusalWords(intl, error)}</Problem>
          <Button variant="default" onClick={() => void refetch()}>
            <FormattedMessage id="sharing.again" />
          </Button>
        </>
      )}
    </Page>
  );
};
