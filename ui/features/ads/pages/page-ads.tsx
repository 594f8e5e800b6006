import type { ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import { storedUses, type ConsentMessage } from "@morsel/application/consent/client/consent-record";
import type { ThirdPartyScripts } from "@morsel/application/platform/third-party-scripts";
import type { Site } from "@morsel/application/pages/client/site";
import { isUseAllowed } from "@morsel/domain/consent";
import { loadsAds } from "@morsel/domain/eligibility";
import { barePath } from "@morsel/domain/locales";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { AFTER_MAIN } from "../../../shell/navigation/places.ts";
import { useCleanPage } from "../use-clean-page.ts";
import { AdSlot, bannerSize, HOUSE_ADS } from "../components/ad-slot.tsx";

export type PageAdsProps = {
  readonly context: { readonly site: Site };
  readonly consents: ConsentMemory;
  readonly scripts: ThirdPartyScripts;
  /** The answer that the page tells whoever asks `__tcfapi`, `__uspapi` and `__gpp`, as a network's script does when it starts. */
  readonly told: ConsentMessage | undefined;
  /** Set while analytics runs on this page. */
  readonly isMeasured: boolean;
  readonly address: string;
};

const reload = (): void => window.location.reload();

/** One of those whose page is not this one; another by the page, the same whenever the page is opened. */
const houseAdFor = (address: string) => {
  const path = barePath(address);
  const open = HOUSE_ADS.filter((ad) => ad.path !== path);
  return open[path.length % Math.max(1, open.length)];
};

/** EL19, W212, W370: our own notice needs no consent; a network's script comes only where all conditions hold, after what it asks for. */
export const PageAds = ({ context: { site }, consents, scripts, told, isMeasured, address }: PageAdsProps) => {
  const record = useSyncExternalStore(consents.onAnswer, consents.record);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(AFTER_MAIN)), []);
  const isNetwork = site.ads === "network" && isUseAllowed("ads", consents.status(), storedUses(record));
  const facts = {
    hasPremium: site.membership.hasPremium,
    isEnabled: site.ads !== "off",
    isWebView: site.isWebView,
    path: address,
  };
  const isShown = loadsAds({ ...facts, isConsented: true });
  const script = isNetwork && loadsAds({ ...facts, isConsented: isNetwork }) ? site.adScript : undefined;
  const isTold = told !== undefined && told.record === record;
  useEffect(() => {
    if (script !== undefined && isTold) scripts.load("ads", script);
  }, [script, isTold, scripts]);
  useCleanPage(scripts, { ads: script !== undefined, analytics: isMeasured }, address, reload);
  if (!isShown || place === null) return null;
  const house = script === undefined ? houseAdFor(address) : undefined;
  if (script === undefined && house === undefined) return null;
  const size = bannerSize(document.documentElement.clientWidth);
  return createPortal(<AdSlot size={size} {...(house === undefined ? {} : { house })} />, place);
};
