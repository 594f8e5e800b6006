import { BeforeErasure } from "@morsel/application/account/before-erasure";
import { Entitlements } from "@morsel/application/eligibility/entitlements";
import { Memberships } from "@morsel/application/eligibility/membership-facts";
import { MemberStore } from "@morsel/application/identity/member-store";
import { PublicOrigin } from "@morsel/application/mail/mail-links";
import { ApplyReports, makeApplyReports } from "@morsel/application/membership/apply-reports";
import { makeMembershipExport } from "@morsel/application/membership/export-files";
import { applyReports, forgetReports, renewSandbox } from "@morsel/application/membership/jobs";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { makeEntitlements, makeMemberships } from "@morsel/application/membership/memberships";
import { PaymentProvider } from "@morsel/application/membership/payment-provider";
import { ConfiguredPayments } from "@morsel/application/membership/payment-webhooks";
import { SandboxPayments, SandboxStore } from "@morsel/application/membership/sandbox";
import { ReadPremiumSettings } from "@morsel/application/membership/settings";
import { TrialPersons } from "@morsel/application/membership/trial-persons";
import { makeMembershipUseCases, MembershipUseCases } from "@morsel/application/membership/use-cases";
import { checkGyms } from "@morsel/application/membership/gym/check-gyms-job";
import { GymStore } from "@morsel/application/membership/gym/gym-store";
import { AskedGym, ConfiguredGym } from "@morsel/application/membership/gym/partner-gym";
import { makeUseGym, UseGym } from "@morsel/application/membership/gym/use-gym";
import { Ids } from "@morsel/application/platform/ids";
import { MailTemplates } from "@morsel/application/mail/mail-template";
import { premiumMails } from "@morsel/application/membership/notices/mails";
import { tellNotices } from "@morsel/application/membership/notices/notices-job";
import { Clock } from "@morsel/application/platform/clock";
import { ExportFiles } from "@morsel/application/platform/export-file";
import * as Effect from "effect/Effect";
import { sandboxGym } from "../../../payments-sandbox/sandbox-gym.ts";
import { makeSandboxPayments } from "../../../payments-sandbox/sandbox-payments.ts";
import { makeSandboxProvider } from "../../../payments-sandbox/sandbox-provider.ts";
import type { Bindings } from "../../container.ts";
import { contributeJob } from "../../contribute-job.ts";

const reportPorts = {
  store: MembershipStore,
  provider: PaymentProvider,
  persons: TrialPersons,
  members: MemberStore,
  clock: Clock,
  ids: Ids,
};
const ports = {
  store: MembershipStore,
  provider: PaymentProvider,
  sandbox: SandboxPayments,
  reports: ApplyReports,
  gym: UseGym,
  persons: TrialPersons,
  settings: ReadPremiumSettings,
  clock: Clock,
  origin: PublicOrigin,
};
const sandboxPorts = { store: SandboxStore, settings: ReadPremiumSettings, clock: Clock };

export const membershipUseCases = (bindings: Bindings): void => {
  const { provide, contributeFrom } = bindings;
  provide(Memberships, { clock: Clock }, makeMemberships);
  provide(Entitlements, { memberships: Memberships, settings: ReadPremiumSettings }, makeEntitlements);
  provide(
    PaymentProvider,
    { ...sandboxPorts, configured: ConfiguredPayments },
    ({ configured, ...sandbox }) => configured.provider ?? makeSandboxProvider(sandbox),
  );
  provide(AskedGym, { configured: ConfiguredGym, provider: PaymentProvider }, ({ configured, provider }) =>
    configured.gym !== undefined || provider.name !== "sandbox" ? configured : { gym: sandboxGym },
  );
  provide(UseGym, { asked: AskedGym, gyms: GymStore, ids: Ids, clock: Clock }, makeUseGym);
  provide(SandboxPayments, { ...sandboxPorts, payments: MembershipStore }, makeSandboxPayments);
  provide(ApplyReports, reportPorts, makeApplyReports);
  provide(MembershipUseCases, ports, makeMembershipUseCases);
  contributeJob(bindings, renewSandbox);
  contributeJob(bindings, applyReports);
  contributeJob(bindings, forgetReports);
  contributeJob(bindings, checkGyms);
  contributeJob(bindings, tellNotices);
  bindings.contribute(MailTemplates, premiumMails);
  contributeFrom(ExportFiles, { premium: MembershipStore }, makeMembershipExport);
  // Nothing is charged any more once a member is gone; an erasure that cannot reach the provider is tried again.
  contributeFrom(
    BeforeErasure,
    { useCases: MembershipUseCases },
    ({ useCases }) =>
      (member) =>
        Effect.orDie(useCases.endAll(member)),
  );
};
