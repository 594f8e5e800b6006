import type { Agreement } from "@morsel/domain/consent";
import type { NewJob } from "../platform/job.ts";
import type { ProviderLink } from "./provider-account.ts";
import type { AccountToken, SecurityEvent } from "@morsel/domain/account";

/** W220: what lands with a change of an account, or not at all. */
export type Consequences = {
  readonly jobs?: readonly NewJob[];
  readonly tokens?: readonly AccountToken[];
  readonly events?: readonly SecurityEvent[];
  /** J44: other services that let the member in; one that is another's by now is left out. */
  readonly links?: readonly ProviderLink[];
  /** ID120: which texts were agreed to. */
  readonly agreements?: readonly Agreement[];
};
