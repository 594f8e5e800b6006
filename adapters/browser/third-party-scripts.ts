import type { ThirdPartyScripts } from "@morsel/application/platform/third-party-scripts";

/** The page's own nonce lets what the operator named through the Content-Security-Policy, and nothing else. */
export const makeThirdPartyScripts = (document: Document): ThirdPartyScripts => {
  const loaded = new Set<string>();
  return {
    load: (address) => {
      if (loaded.has(address)) return;
      loaded.add(address);
      const script = document.createElement("script");
      script.src = address;
      script.async = true;
      script.nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
      document.head.append(script);
    },
    isAnyLoaded: () => loaded.size > 0,
  };
};
