import type { SignInMethodsView } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import type { WireSignInMethods } from "./sign-in-methods.ts";

type Wide = Omit<SignInMethodsView, "recoveryCodesLeft"> & { readonly recoveryCodesLeft: number | undefined };

export const writeSignInMethods = ({ hasPassword, passkeys, recoveryCodesLeft }: Wide): WireSignInMethods => ({
  has_password: hasPassword,
  passkeys: passkeys.map(({ id, browser, system, createdAt, lastUsedAt }) => ({
    id,
    ...(browser === undefined ? {} : { browser }),
    ...(system === undefined ? {} : { system }),
    created_at: new Date(createdAt).toISOString(),
    ...(lastUsedAt === undefined ? {} : { last_used_at: new Date(lastUsedAt).toISOString() }),
  })),
  ...(recoveryCodesLeft === undefined ? {} : { recovery_codes_left: recoveryCodesLeft }),
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
});
