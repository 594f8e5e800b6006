import type { ProviderLink } from "@morsel/application/identity/provider-account";
import type { SignInMethodsView } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import type { WireSignInMethods } from "./sign-in-methods.ts";

type Wide = Omit<SignInMethodsView, "recoveryCodesLeft" | "links"> & {
  readonly recoveryCodesLeft: number | undefined;
  readonly links: readonly ProviderLink[];
};

export const writeSignInMethods = ({ hasPassword, passkeys, recoveryCodesLeft, links }: Wide): WireSignInMethods => ({
  has_password: hasPassword,
  passkeys: passkeys.map(({ id, browser, system, createdAt, lastUsedAt }) => ({
    id,
    ...(browser === undefined ? {} : { browser }),
    ...(system === undefined ? {} : { system }),
    created_at: new Date(createdAt).toISOString(),
    ...(lastUsedAt === undefined ? {} : { last_used_at: new Date(lastUsedAt).toISOString() }),
  })),
  ...(recoveryCodesLeft === undefined ? {} : { recovery_codes_left: recoveryCodesLeft }),
  providers: links.map(({ provider, linkedAt }) => ({ id: provider, linked_at: new Date(linkedAt).toISOString() })),
});

export const readSignInMethods = (wire: WireSignInMethods): SignInMethodsView => ({
  hasPassword: wire.has_password,
  passkeys: wire.passkeys.map(({ id, browser, system, created_at: made, last_used_at: used }) => ({
    id,
    ...(browser === undefined ? {} : { browser }),
    ...(system === undefined ? {} : { system }),
    createdAt: Date.parse(made),
    ...(used === undefined ? {} : { lastUsedAt: Date.parse(used) }),
  })),
  ...(wire.recovery_codes_left === undefined ? {} : { recoveryCodesLeft: wire.recovery_codes_left }),
  links: wire.providers.map(({ id, linked_at: linked }) => ({ provider: id, linkedAt: Date.parse(linked) })),
});
