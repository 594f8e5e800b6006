import type { MemberProfile } from "@morsel/domain/identity";
import type { AgreedVersions } from "@morsel/domain/consent";

export type SignUpRequest = Omit<MemberProfile, "units"> & {
  /** A UUID of the page's for the member to be: with it, the same request again is harmless (J11). */
  readonly id?: string;
  readonly email: string;
  readonly username: string;
  /** ID103: absent where another service lets the member in. */
  readonly password?: string | undefined;
  /** ID130: the invitation that the visitor was given. */
  readonly invitation?: string | undefined;
  /** ID120: the versions of the texts that were agreed to. */
  readonly agreements?: AgreedVersions | undefined;
};
