import type { AccountSettingsConflict } from "@morsel/application/account/account-store";
import type {
  AccountClosing,
  AccountSuspended,
  AdminNeeded,
  LinkRefused,
  PremiumNeeded,
  UsernameChangedLately,
} from "@morsel/application/account/refusals";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readAccountSettings, writeAccountSettings } from "./codec.ts";

type Refused =
  | AccountClosing
  | AccountSettingsConflict
  | AccountSuspended
  | AdminNeeded
  | LinkRefused
  | PremiumNeeded
  | UsernameChangedLately;

export const accountRefusals: Refusals<Refused> = {
  AccountClosing: {},
  AccountSettingsConflict: { current: readAccountSettings },
  AccountSuspended: {},
  AdminNeeded: {},
  LinkRefused: {},
  PremiumNeeded: {},
  UsernameChangedLately: { until: "string" },
};

export const accountProblems: Problems<Refused> = {
  fields: accountRefusals,
  problems: {
    // The page leads such a member to where it can be taken back.
    AccountClosing: {
      status: 403,
      title: "This account is about to be deleted. Take that back first.",
      isUnseen: true,
    },
    AccountSettingsConflict: {
      status: 409,
      title: "The settings changed elsewhere; nothing was written.",
      write: { current: writeAccountSettings },
    },
    // Every session of such a member has ended: only who is suspended in this very moment meets it.
    AccountSuspended: { status: 403, title: "This account is suspended.", isUnseen: true },
    AdminNeeded: { status: 403, title: "This is for admins.", isUnseen: true },
    PremiumNeeded: { status: 403, title: "This is for premium members.", isUnseen: true },
    LinkRefused: { status: 422, title: "This link was used, is over, or is not whole.", constants: { field: "token" } },
    UsernameChangedLately: {
      status: 422,
      title: "A username is changed once in 30 days.",
      constants: { field: "username" },
    },
  },
};
