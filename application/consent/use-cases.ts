import {
  CONSENT_DOMAIN,
  linksOfDomain,
  frameworkOf,
  type ConsentPatch,
  type Framework,
  type UserWithConsents,
  type Agreement,
} from "@morsel/domain/consent";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { refuseField } from "../platform/refused-field.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { token } from "../platform/token.ts";
import type { ConsentStore } from "./consent-store.ts";

/** The questions as they are asked now: another number asks everybody again. */
export const CONSENT_MATRIX_VERSION = "1";

export type ConsentStatusAnswer = {
  readonly framework: Framework;
  readonly consents: Readonly<Record<string, boolean>>;
  readonly lastSeen: string | undefined;
  readonly matrixVersion: string;
};

const userOf = (links: readonly (UserWithConsents["accountLinks"][number] & { readonly region: string })[]) => ({
  region: links.at(-1)?.region ?? "",
  accountLinks: links,
});

/** All that can be done with kept consents: W207 to change and read them, W208 to say which law applies and what was answered. */
export const makeConsentUseCases = ({ consents }: { readonly consents: ConsentStore }) => {
  /** CO3 */
  const read = (member: MemberId, domain: string = CONSENT_DOMAIN): Effect.Effect<UserWithConsents> =>
    Effect.map(consents.linksOf(member), (links) => linksOfDomain(userOf(links), domain));
  return {
    read,
    /** ID120 */
    agreements: (member: MemberId): Effect.Effect<readonly Agreement[]> => consents.agreementsOf(member),
    /** W207, CO4: one link, of the member who sends it. */
    change: Effect.fn("ChangeConsents")(function* (
      member: MemberId,
      patch: ConsentPatch,
    ): Effect.fn.Return<UserWithConsents, FieldRefused> {
      const [link] = patch.account_links;
      if (link.domainUserId !== member)
        return yield* refuseField("account_links.0.domainUserId", "the id of whoever is signed in");
      const { user } = patch;
      yield* consents.save(member, { ...link, region: user.region });
      return yield* read(member, link.domain);
    }),
    /** W208 */
    status: (country: string, state: string, member: MemberId | undefined): Effect.Effect<ConsentStatusAnswer> =>
      Effect.map(member === undefined ? Effect.succeed([]) : consents.linksOf(member), (links) => {
        const own = links.find(({ domain }) => domain === CONSENT_DOMAIN);
        return {
          framework: frameworkOf(country, state),
          consents: own?.consents ?? {},
          lastSeen: own?.ad_consents_last_seen,
          matrixVersion: own?.consent_matrix_version ?? CONSENT_MATRIX_VERSION,
        };
      }),
  };
};

export type ConsentUseCases = ReturnType<typeof makeConsentUseCases>;
export const ConsentUseCases = token<ConsentUseCases>("ConsentUseCases");
