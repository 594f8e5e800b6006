import type { SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import { makeOpenidProviders } from "../../oauth/openid-providers.ts";
import type { ProviderSettings } from "../../oauth/provider-settings.ts";
import { makeOutboundFetch } from "../../outbound/outbound-fetch.ts";
import { isPublicAddress } from "../../outbound/public-addresses.ts";
import { makeUndiciOutboundHttp } from "../../outbound/undici-outbound-http.ts";

const portOf = ({ issuer }: ProviderSettings): number | undefined => {
  const { port } = new URL(issuer);
  return port === "" ? undefined : Number(port);
};

/**
 * Each provider is asked through a guarded client of its own: public addresses alone, except where the operator says that the
 * issuer is one of the own network.
 */
export const makeConfiguredProviders = (settings: readonly ProviderSettings[], now: () => number): SignInProviders => {
  const fetches = new Map<string, typeof globalThis.fetch>();
  return makeOpenidProviders(settings, {
    now,
    fetchFor: (one) => {
      const port = portOf(one);
      const fetch =
        fetches.get(one.id) ??
        makeOutboundFetch(
          makeUndiciOutboundHttp({
            isAllowed: one.isPrivate ? () => true : isPublicAddress,
            ...(port === undefined ? {} : { morePorts: [port] }),
          }),
        );
      fetches.set(one.id, fetch);
      return fetch;
    },
  });
};
