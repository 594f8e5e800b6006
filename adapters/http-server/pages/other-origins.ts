import { CAPTCHA_SERVICES } from "@morsel/domain/reference";
import type { Site } from "@morsel/application/pages/client/site";
import type { OtherOrigins } from "../responses/security-headers.ts";

/** Origin of the ad network's frames and pictures. Premium members and apps are shown no ads. */
const adOrigins = ({ adScript, ads, membership, isWebView }: Site): readonly string[] =>
  adScript === undefined || ads !== "network" || membership.hasPremium || isWebView ? [] : [new URL(adScript).origin];

/** As Google's own guide asks for it: https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE = {
  script: "https://www.googletagmanager.com",
  others: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
} as const;

export const otherOrigins = (site: Site): OtherOrigins => {
  const ads = adOrigins(site);
  const { google, matomo } = site.measuring ?? {};
  // ID104
  const captcha = site.captcha === undefined ? [] : CAPTCHA_SERVICES[site.captcha.provider].sources;
  const ofGoogle = google === undefined ? [] : GOOGLE.others;
  return {
    scripts: [...ads, ...captcha, ...(google === undefined ? [] : [GOOGLE.script])],
    pictures: [...ads, ...captcha, ...ofGoogle],
    calls: [...ads, ...captcha, ...ofGoogle, ...(matomo === undefined ? [] : [matomo.origin])],
    frames: [...ads, ...captcha],
    styles: captcha,
  };
};
