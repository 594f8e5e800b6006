import type { Use } from "@morsel/domain/consent";
import type { ThirdPartyScripts } from "@morsel/application/platform/third-party-scripts";

/** The page's own nonce lets what the operator named through the Content-Security-Policy, and nothing else. */
export const makeThirdPartyScripts = (document: Document): ThirdPartyScripts => {
  const loaded = new Map<string, Use>();
  return {
    load: (use, address) => {
      if (loaded.has(address)) return;
      loaded.set(address, use);
      const script = document.createElement("script");
      script.src = address;
      script.async = true;
      script.nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
      document.head.append(script);
    },
    loaded: () => [...loaded.values()],
  };
};
