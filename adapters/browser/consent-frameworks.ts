import type { ConsentClient } from "@morsel/application/consent/client/consent-client";
import type { ConsentFrameworks, ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import type { ConsentPlatform, Site } from "@morsel/application/pages/client/site";
import * as Effect from "effect/Effect";

export type FrameworkPorts = {
  readonly consents: ConsentMemory;
  readonly client: ConsentClient;
  readonly site: Pick<Site, "cmp">;
};

/** W239: the least number that the frameworks' libraries take; who shows advertisements in Europe has one of their own. */
const UNREGISTERED: ConsentPlatform = { id: 2, version: 1 };

/** The libraries are fetched where their law applies, and once. */
export const makeConsentFrameworks = (
  window: Window,
  language: string,
  { consents, client, site: { cmp = UNREGISTERED } }: FrameworkPorts,
): ConsentFrameworks => {
  const europe = async () => {
    const [{ makeTcf }, list] = await Promise.all([import("./tcf.ts"), Effect.runPromise(client.vendorList)]);
    return makeTcf(list, language, cmp);
  };
  const california = async () => {
    const { makeUsPrivacy } = await import("./us-privacy.ts");
    return makeUsPrivacy(window, consents.status, consents.hasPrivacySignal, cmp);
  };
  let tcf: ReturnType<typeof europe> | undefined;
  let privacy: ReturnType<typeof california> | undefined;
  return {
    tell: async (isShown) => {
      try {
        if (consents.framework === "europe") (await (tcf ??= europe())).tell(consents.record(), isShown);
        if (consents.framework === "california") (await (privacy ??= california())).tell();
      } catch (problem) {
        // The next try fetches the failed framework anew.
        [tcf, privacy] = [undefined, undefined];
        throw problem;
      }
    },
  };
};
