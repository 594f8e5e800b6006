import type { ConsentClient } from "@morsel/application/consent/client/consent-client";
import type { ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import { giveAnswer } from "@morsel/application/consent/client/give-answer";
import type { ConsentChoice } from "@morsel/application/consent/client/consent-record";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { run } from "../../../hooks/run.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp } from "../../../routes/use-app.ts";

const KEY = ["consents"] as const;
const AGREEMENTS_KEY = ["agreements"] as const;

export type ConsentPorts = { readonly consents: ConsentMemory; readonly consentClient: ConsentClient };

/** `hasAgreements`: whether the texts that were agreed to are asked for as well. W235: what this browser keeps, what the account keeps, and how both are told of another answer. */
export const useConsents = (
  { consents, consentClient: client }: ConsentPorts,
  onAnswered: () => void,
  hasAgreements = false,
) => {
  const { device, sessionWatch, site } = useApp();
  const queries = useQueryClient();
  const record = useSyncExternalStore(consents.onAnswer, consents.record);
  const session = useLatest(sessionWatch.status$, sessionWatch.current());
  const me = session.status === "authenticated" ? session.me : undefined;
  const account = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => run(client.read, signal),
    enabled: me !== undefined,
    staleTime: 0,
  });
  const agreements = useQuery({
    queryKey: AGREEMENTS_KEY,
    queryFn: ({ signal }) => run(client.agreements, signal),
    enabled: me !== undefined && hasAgreements,
  });
  const answer = useMutation({
    mutationFn: (choice: ConsentChoice) =>
      run(giveAnswer({ consents, client, now: device.now, newId: device.newId }, me?.userId, choice)),
    onSuccess: (user) => {
      if (user !== undefined) queries.setQueryData(KEY, user);
      onAnswered();
    },
  });
  return {
    me,
    record,
    framework: consents.framework,
    hasPrivacySignal: consents.hasPrivacySignal,
    needsConsent: site.ads === "network" || site.hasAnalytics,
    account,
    agreements,
    answer,
  };
};
