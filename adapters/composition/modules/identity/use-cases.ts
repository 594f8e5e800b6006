import { ExportFiles } from "@morsel/application/platform/export-file";
import { makeSessionsExport } from "@morsel/application/identity/export-files";
import { MailTemplates } from "@morsel/application/mail/mail-template";
import { accountMails } from "@morsel/application/identity/mails";
import { MailRecipients } from "@morsel/application/mail/mail-recipients";
import { LoginGuard } from "@morsel/application/identity/login-guard";
import { CommonPasswords } from "@morsel/application/identity/common-passwords";
import { MemberStore } from "@morsel/application/identity/member-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import { Passwords } from "@morsel/application/identity/passwords";
import { ReadSignUpPolicy } from "@morsel/application/identity/read-sign-up-policy";
import { IdentityUseCases, makeIdentityUseCases } from "@morsel/application/identity/use-cases";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import { CheckSecondStep } from "@morsel/application/identity/second-step";
import type { Bindings } from "../../container.ts";

const ports = {
  members: MemberStore,
  sessions: SessionStore,
  passwords: Passwords,
  signUpPolicy: ReadSignUpPolicy,
  commonPasswords: CommonPasswords,
  guard: LoginGuard,
  links: MailLinks,
  checkSecondStep: CheckSecondStep,
  ids: Ids,
  clock: Clock,
};

export const identityUseCases = ({ provide, contribute, contributeFrom }: Bindings): void => {
  contributeFrom(ExportFiles, { sessions: SessionStore }, makeSessionsExport);
  contribute(MailTemplates, accountMails);
  provide(MailRecipients, { members: MemberStore }, ({ members }) => members);
  provide(IdentityUseCases, ports, makeIdentityUseCases);
};
