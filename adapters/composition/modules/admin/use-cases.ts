import { AdminStore } from "@morsel/application/admin/admin-store";
import { HasEntered, makeHasEntered } from "@morsel/application/admin/enter-admin";
import { AdminUseCases, makeAdminUseCases } from "@morsel/application/admin/use-cases";
import { MemberStore } from "@morsel/application/identity/member-store";
import { CheckSecondStep } from "@morsel/application/identity/second-step";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import type { Bindings } from "../../container.ts";

const ports = {
  admin: AdminStore,
  members: MemberStore,
  secondSteps: SecondStepStore,
  checkSecondStep: CheckSecondStep,
  links: MailLinks,
  ids: Ids,
  clock: Clock,
};

export const adminUseCases = ({ provide }: Bindings): void => {
  provide(HasEntered, { admin: AdminStore, clock: Clock }, makeHasEntered);
  provide(AdminUseCases, ports, makeAdminUseCases);
};
