import type { MonotonicClock } from "../platform/monotonic-clock.ts";
import { token } from "../platform/token.ts";
import { makeAnnounce } from "./announce.ts";
import type { CatalogueStore } from "../catalogues/catalogue-store.ts";
import type { ReadHealth } from "./health.ts";
import { makePaymentEvents } from "./payment-events.ts";
import { makePremiumByHand, type PremiumPorts } from "./premium-by-hand.ts";
import { makePremiumCodes, type CodePorts } from "./premium-codes.ts";
import { makeFoodSources } from "./sources.ts";
import { makeStatistics, type StatisticsStore } from "./statistics.ts";

export type BackOfficePorts = Omit<PremiumPorts & CodePorts, "premium"> & {
  readonly premium: PremiumPorts["premium"] & CodePorts["premium"];
  readonly statistics: StatisticsStore;
  readonly monotonic: MonotonicClock;
  readonly health: ReadHealth;
  readonly catalogues: CatalogueStore;
};

export const makeBackOfficeUseCases = (ports: BackOfficePorts) => ({
  premium: makePremiumByHand(ports),
  codes: makePremiumCodes(ports),
  announcement: makeAnnounce(ports),
  events: makePaymentEvents(ports),
  statistics: makeStatistics({ store: ports.statistics, clock: ports.clock, monotonic: ports.monotonic }),
  health: ports.health,
  sources: makeFoodSources(ports),
});

export type BackOfficeUseCases = ReturnType<typeof makeBackOfficeUseCases>;
export const BackOfficeUseCases = token<BackOfficeUseCases>("BackOfficeUseCases");
