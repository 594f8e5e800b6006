import type { SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import { makeDiscourseProviders } from "../../oauth/discourse-providers.ts";
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
  const forums = makeDiscourseProviders(settings.filter(({ kind }) => kind === "discourse"));
  const isForum = (id: string): boolean => forums.all.some((forum) => forum.id === id);
  const services = makeOpenidProviders(
    settings.filter(({ kind }) => kind === undefined),
    {
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
    },
  );
  const of = (id: string): SignInProviders => (isForum(id) ? forums : services);
  return {
    // In the order in which the operator named them.
    all: settings.flatMap(({ id }) => of(id).all.filter((one) => one.id === id)),
    ask: (id, ...how) => of(id).ask(id, ...how),
    read: (id, ...what) => of(id).read(id, ...what),
  };
};
