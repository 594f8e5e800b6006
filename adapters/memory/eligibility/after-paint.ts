import { type ConsentRecord, statusOfRecord } from "@morsel/application/consent/client/consent-record";
import type { ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import type { PromptMemory } from "@morsel/application/eligibility/client/prompt-memory";
import type { Site } from "@morsel/application/pages/client/site";
import { frameworkOf } from "@morsel/domain/consent";
import { NEW_RECORD, recordDismissal } from "@morsel/domain/eligibility";

/** A phone on which nothing was closed yet. */
export const makeMemoryPromptMemory = (): PromptMemory => {
  let record = NEW_RECORD;
  let wasGymDismissed = false;
  let hasSeenUpsell = false;
  return {
    isMobileDevice: true,
    record: () => record,
    dismissDownload: (isAuthenticated, now) => {
      record = recordDismissal(record, isAuthenticated, now);
    },
    wasGymDismissed: () => wasGymDismissed,
    dismissGym: () => {
      wasGymDismissed = true;
    },
    hasSeenUpsell: () => hasSeenUpsell,
    dismissUpsell: () => {
      hasSeenUpsell = true;
    },
  };
};

/** A browser that nobody has asked yet. */
export const makeMemoryConsentMemory = ({ site }: { readonly site: Site }): ConsentMemory => {
  const framework = frameworkOf(site.userCountry, site.userState);
  let record: ConsentRecord | undefined;
  const listeners = new Set<() => void>();
  return {
    framework,
    onAnswer: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    record: () => record,
    status: () => statusOfRecord(framework, record, false),
    keep: (next) => {
      record = next;
      for (const listener of listeners) listener();
    },
    hasPrivacySignal: false,
  };
};
