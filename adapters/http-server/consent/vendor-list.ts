import { token } from "@morsel/application/platform/token";

/** IAB TCF 2.2: what the framework's own library reads. Which vendors there are is the operator's to say. */
export type VendorList = Readonly<Record<string, unknown>>;
export const VendorList = token<VendorList>("VendorList");
