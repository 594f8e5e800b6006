import type { Clock } from "../platform/clock.ts";
import type { ApplyReports } from "./apply-reports.ts";
import type { UseGym } from "./gym/use-gym.ts";
import type { MembershipStore } from "./membership-store.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { SandboxPayments } from "./sandbox.ts";
import type { ReadPremiumSettings } from "./settings.ts";
import type { TrialPersons } from "./trial-persons.ts";

export type MembershipPorts = {
  readonly store: MembershipStore;
  readonly provider: PaymentProvider;
  readonly sandbox: SandboxPayments;
  readonly reports: ApplyReports;
  readonly persons: TrialPersons;
  readonly settings: ReadPremiumSettings;
  readonly gym: UseGym;
  readonly clock: Clock;
  /** The server's public origin: never the host that a request named. */
  readonly origin: string;
};
