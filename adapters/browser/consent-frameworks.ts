import type { ConsentClient } from "@morsel/application/consent/client/consent-client";
import type { ConsentFrameworks, ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import * as Effect from "effect/Effect";

export type FrameworkPorts = { readonly consents: ConsentMemory; readonly client: ConsentClient };

/** The libraries are fetched where their law applies, and once. */
export const makeConsentFrameworks = (
  window: Window,
  language: string,
  { consents, client }: FrameworkPorts,
): ConsentFrameworks => {
  const europe = async () => {
    const [{ makeTcf }, list] = await Promise.all([import("./tcf.ts"), Effect.runPromise(client.vendorList)]);
    return makeTcf(list, language);
  };
  const california = async () => {
    const { makeUsPrivacy } = await import("./us-privacy.ts");
    return makeUsPrivacy(window, consents.status, consents.hasPrivacySignal);
  };
  let tcf: ReturnType<typeof europe> | undefined;
  let privacy: ReturnType<typeof california> | undefined;
  return {
    tell: async (isShown) => {
      if (consents.framework === "europe") (await (tcf ??= europe())).tell(consents.record(), isShown);
      if (consents.framework === "california") (await (privacy ??= california())).tell();
    },
  };
};
