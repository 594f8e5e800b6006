import { CmpApi, CmpStatus, SignalStatus } from "@iabgpp/cmpapi";
import type { ConsentPlatform } from "@morsel/application/pages/client/site";
import type { ConsentStatus } from "@morsel/domain/consent";

type UspCallback = (data: { readonly version: 1; readonly uspString: string } | null, isSuccess: boolean) => void;

declare global {
  interface Window {
    __uspapi?: (command: string, version: number, callback: UspCallback) => void;
    __gpp?: unknown;
  }
}

/** IAB US Privacy, version 1: notice given, opted out or not, not covered by the Limited Service Provider Agreement. */
export const uspString = ({ california }: ConsentStatus): string =>
  california.applies ? `1Y${california.hasOptedOut ? "Y" : "N"}N` : "1---";

/** IAB GPP: California's section, and how its fields say yes and no. */
const CALIFORNIA = 8;
const NOTICE_GIVEN = 1;
const OPTED_OUT = 1;
const NOT_OPTED_OUT = 2;

export type UsPrivacy = {
  /** Tells callers of `__gpp` the present answer; returns its string. `__uspapi` reads it by itself. */
  readonly tell: () => string;
};

/** The page's `__uspapi` and `__gpp`: what vendors ask before they sell or share. */
export const makeUsPrivacy = (
  window: Window,
  status: () => ConsentStatus,
  hasPrivacySignal: boolean,
  cmp: ConsentPlatform,
): UsPrivacy => {
  window.__uspapi = (command, _version, callback) =>
    command === "getUSPData" ? callback({ version: 1, uspString: uspString(status()) }, true) : callback(null, false);
  // The library asks for what was queued before it came, which is nothing here.
  window.__gpp ??= () => [];
  const api = new CmpApi(cmp.id, cmp.version);
  api.setApplicableSections([CALIFORNIA]);
  return {
    tell: () => {
      const answer = status().california.hasOptedOut ? OPTED_OUT : NOT_OPTED_OUT;
      for (const field of ["SaleOptOutNotice", "SharingOptOutNotice"])
        api.setFieldValueBySectionId(CALIFORNIA, field, NOTICE_GIVEN);
      for (const field of ["SaleOptOut", "SharingOptOut"]) api.setFieldValueBySectionId(CALIFORNIA, field, answer);
      api.setFieldValueBySectionId(CALIFORNIA, "Gpc", hasPrivacySignal);
      api.setCmpStatus(CmpStatus.LOADED);
      api.setSignalStatus(SignalStatus.READY);
      api.fireSectionChange("usca");
      return api.getGppString();
    },
  };
};
