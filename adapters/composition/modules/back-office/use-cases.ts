import { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import { BackOfficeUseCases, makeBackOfficeUseCases } from "@morsel/application/back-office/use-cases";
import { MemberStore } from "@morsel/application/identity/member-store";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

const ports = {
  office: BackOfficeStore,
  premium: MembershipStore,
  members: MemberStore,
  links: MailLinks,
  clock: Clock,
};

export const backOfficeUseCases = ({ provide }: Bindings): void => {
  provide(BackOfficeUseCases, ports, makeBackOfficeUseCases);
};
