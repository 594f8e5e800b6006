import { CmpApi } from "@iabtcf/cmpapi";
import { GVL, TCModel, TCString, type VendorList } from "@iabtcf/core";
import type { ConsentRecord } from "@morsel/application/consent/client/consent-record";
import type { ConsentPlatform } from "@morsel/application/pages/client/site";

export type Tcf = {
  /** Tells callers of `__tcfapi` the answer, or that the question is on the screen. Returns the TC string. */
  readonly tell: (record: ConsentRecord | undefined, isShown: boolean) => string;
};

/** IAB TCF 2.2 by its own library: the page's `__tcfapi`, and the string that vendors read. */
export const makeTcf = (vendorList: unknown, language: string, cmp: ConsentPlatform): Tcf => {
  const gvl = new GVL(vendorList as VendorList);
  const api = new CmpApi(cmp.id, cmp.version, true);
  return {
    tell: (record, isShown) => {
      if (record === undefined || record.answeredAt === "") {
        api.update("", isShown);
        return "";
      }
      const model = new TCModel(gvl);
      model.cmpId = cmp.id;
      model.cmpVersion = cmp.version;
      model.isServiceSpecific = true;
      model.consentLanguage = language;
      model.purposeConsents.set([...record.purposes]);
      // Every vendor of the list for the purposes that were agreed to; none without any.
      if (record.purposes.length > 0) model.setAllVendorConsents();
      const text = TCString.encode(model);
      api.update(text, isShown);
      return text;
    },
  };
};
