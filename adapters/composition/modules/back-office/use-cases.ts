import { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import { makeReadAnnouncement, ReadAnnouncement } from "@morsel/application/back-office/announce";
import { ReadHealth } from "@morsel/application/back-office/health";
import { countDays, StatisticsStore } from "@morsel/application/back-office/statistics";
import { BackOfficeUseCases, makeBackOfficeUseCases } from "@morsel/application/back-office/use-cases";
import { CatalogueStore } from "@morsel/application/catalogues/catalogue-store";
import { undoImport } from "@morsel/application/back-office/sources";
import { MemberStore } from "@morsel/application/identity/member-store";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { Clock } from "@morsel/application/platform/clock";
import { MonotonicClock } from "@morsel/application/platform/monotonic-clock";
import type { Bindings } from "../../container.ts";
import { contributeJob } from "../../contribute-job.ts";

const ports = {
  office: BackOfficeStore,
  premium: MembershipStore,
  members: MemberStore,
  links: MailLinks,
  clock: Clock,
  monotonic: MonotonicClock,
  statistics: StatisticsStore,
  health: ReadHealth,
  catalogues: CatalogueStore,
};

export const backOfficeUseCases = (bindings: Bindings): void => {
  const { provide } = bindings;
  provide(ReadAnnouncement, { office: BackOfficeStore, clock: MonotonicClock }, makeReadAnnouncement);
  contributeJob(bindings, countDays);
  contributeJob(bindings, undoImport);
  provide(BackOfficeUseCases, ports, makeBackOfficeUseCases);
};
