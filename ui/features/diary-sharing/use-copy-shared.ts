import type { DiarySharingClient } from "@morsel/application/diary-sharing/client/diary-sharing-client";
import type { CopySharedRequest } from "@morsel/application/diary-sharing/copy-shared";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { dayKey, suggestionsKey, weekKey } from "../../logging/keys.ts";

/** Copies foods of a shared day; the diary reads the changed day anew. */
export const useCopyShared = (sharing: DiarySharingClient, toasts: Pick<Toasts, "show">, onCopied: () => void) => {
  const intl = useIntl();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: CopySharedRequest) => run(sharing.copy(request)),
    onSuccess: ({ entries }, { to }) => {
      for (const queryKey of [dayKey(to.date), weekKey, suggestionsKey]) void queries.invalidateQueries({ queryKey });
      toasts.show({
        severity: "success",
        message: intl.formatMessage({ id: "diarySharing.copied" }, { count: entries.length }),
      });
      onCopied();
    },
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
  });
};
