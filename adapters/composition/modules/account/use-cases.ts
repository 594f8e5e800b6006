import { cleanUp } from "@morsel/application/account/clean-up-job";
import { eraseAccount } from "@morsel/application/account/erase-job";
import { sendLink } from "@morsel/application/account/link-job";
import { contributeJob } from "../../contribute-job.ts";
import { MailListStart } from "@morsel/application/account/mail-list-start";
import { AccountStore } from "@morsel/application/account/account-store";
import { AccountUseCases, makeAccountUseCases } from "@morsel/application/account/use-cases";
import { CommonPasswords } from "@morsel/application/identity/common-passwords";
import { LoginGuard } from "@morsel/application/identity/login-guard";
import { MemberStore } from "@morsel/application/identity/member-store";
import { Passwords } from "@morsel/application/identity/passwords";
import { JobStore } from "@morsel/application/jobs/job-store";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import type { Bindings } from "../../container.ts";

const ports = {
  accounts: AccountStore,
  members: MemberStore,
  starts: MailListStart,
  passwords: Passwords,
  commonPasswords: CommonPasswords,
  guard: LoginGuard,
  jobs: JobStore,
  links: MailLinks,
  ids: Ids,
  clock: Clock,
};

export const accountUseCases = (bindings: Bindings): void => {
  const { provide } = bindings;
  contributeJob(bindings, sendLink);
  contributeJob(bindings, eraseAccount);
  contributeJob(bindings, cleanUp);
  provide(AccountUseCases, ports, makeAccountUseCases);
};
