import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { VendorList } from "./vendor-list.ts";

const SHIPPED = fileURLToPath(new URL("../../data/consent/vendor-list.json", import.meta.url));

const NEEDED = ["gvlSpecificationVersion", "vendorListVersion", "tcfPolicyVersion", "purposes", "vendors"] as const;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A text that is not JSON lacks everything, and is refused with the sentence below.
    return undefined;
  }
};

/** The operator's file, or the one that ships, which names the purposes and no vendor. */
export const readVendorList = (path: string = SHIPPED): VendorList => {
  const list = parsed(readFileSync(path, "utf8"));
  const missing = NEEDED.filter((name) => typeof list !== "object" || list === null || !(name in list));
  if (missing.length > 0) throw new Error(`${path} is no vendor list of IAB TCF 2.2: it lacks ${missing.join(", ")}.`);
  return list as VendorList;
};
