import type { AdScripts } from "@morsel/application/ads/client/ad-scripts";

/** The page's own nonce lets the operator's network through the Content-Security-Policy, and nothing else. */
export const makeAdScripts = (document: Document): AdScripts => {
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
  };
};
