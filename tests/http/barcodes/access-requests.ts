import type { AccessRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = { "barcodes.product": ["/api/services/barcodes/4006381333931"] };
