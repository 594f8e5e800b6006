import type { MonotonicClock } from "../platform/monotonic-clock.ts";
import { token } from "../platform/token.ts";
import { makeAnnounce } from "./announce.ts";
import type { ReadHealth } from "./health.ts";
import { makePaymentEvents } from "./payment-events.ts";
import { makePremiumByHand, type PremiumPorts } from "./premium-by-hand.ts";
import { makePremiumCodes, type CodePorts } from "./premium-codes.ts";
import { makeStatistics, type StatisticsStore } from "./statistics.ts";

export type BackOfficePorts = Omit<PremiumPorts & CodePorts, "premium"> & {
  readonly premium: PremiumPorts["premium"] & CodePorts["premium"];
  readonly statistics: StatisticsStore;
  readonly monotonic: MonotonicClock;
  readonly health: ReadHealth;
};

export const makeBackOfficeUseCases = (ports: BackOfficePorts) => ({
  premium: makePremiumByHand(ports),
  codes: makePremiumCodes(ports),
  announcement: makeAnnounce(ports),
  events: makePaymentEvents(ports),
  statistics: makeStatistics({ store: ports.statistics, clock: ports.clock, monotonic: ports.monotonic }),
  health: ports.health,
});

export type BackOfficeUseCases = ReturnType<typeof makeBackOfficeUseCases>;
export const BackOfficeUseCases = token<BackOfficeUseCases>("BackOfficeUseCases");
