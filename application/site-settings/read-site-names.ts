import type { SiteNames } from "@morsel/domain/site-settings";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** SS9: as of now, since an admin may set others. */
export type ReadSiteNames = Effect.Effect<SiteNames>;
export const ReadSiteNames = token<ReadSiteNames>("ReadSiteNames");
