import type { AccountSettingsConflict } from "@morsel/application/account/account-store";
import type {
  AccountClosing,
  AccountSuspended,
  LinkRefused,
  UsernameChangedLately,
} from "@morsel/application/account/refusals";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readAccountSettings, writeAccountSettings } from "./codec.ts";

type Refused = AccountClosing | AccountSettingsConflict | AccountSuspended | LinkRefused | UsernameChangedLately;

export const accountRefusals: Refusals<Refused> = {
  AccountClosing: {},
  AccountSettingsConflict: { current: readAccountSettings },
  AccountSuspended: {},
  LinkRefused: {},
  UsernameChangedLately: { until: "string" },
};

export const accountProblems: Problems<Refused> = {
  fields: accountRefusals,
  problems: {
    // The page leads such a member to where it can be taken back.
    AccountClosing: {
      status: 403,
      title: "The account is scheduled for deletion. Cancel the deletion first.",
      isUnseen: true,
    },
    AccountSettingsConflict: {
      status: 409,
      title: "The settings changed on another device. Nothing was saved.",
      write: { current: writeAccountSettings },
    },
    // Every session of such a member has ended: only who is suspended in this very moment meets it.
    AccountSuspended: { status: 403, title: "This account is suspended.", isUnseen: true },
    LinkRefused: {
      status: 422,
      title: "The link has expired, was already used or is incomplete.",
      constants: { field: "token" },
    },
    UsernameChangedLately: {
      status: 422,
      title: "A username can be changed once every 30 days.",
      constants: { field: "username" },
    },
  },
};
