import { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import { type Health, ReadHealth } from "@morsel/application/back-office/health";
import { StatisticsStore } from "@morsel/application/back-office/statistics";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { backOfficeClient } from "../../../http-contract/back-office/back-office-client.ts";
import { makeMemoryBackOfficeStore } from "../../../memory/back-office/back-office-store.ts";
import { makeMemoryStatisticsStore } from "../../../memory/back-office/statistics-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import * as Effect from "effect/Effect";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { backOfficeUseCases } from "./use-cases.ts";

/** A server of which nothing but its memory is there. */
const HEALTH: Health = {
  engine: "memory",
  schema: 0,
  databaseBytes: 12_582_912,
  answerMs: 0.1,
  freeBytes: 48_318_382_080,
  diskBytes: 107_374_182_400,
  memoryBytes: 167_772_160,
  uptimeSeconds: 93_600,
  program: "0.1.0",
  node: "v24",
};

export const backOffice = moduleOf((bindings) => {
  backOfficeUseCases(bindings);
  bindings.provide(BackOfficeStore, { state: MemoryState, premium: MembershipStore }, makeMemoryBackOfficeStore);
  bindings.provide(StatisticsStore, { state: MemoryState }, ({ state }) => makeMemoryStatisticsStore(state));
  bindings.constant(ReadHealth, Effect.succeed(HEALTH));
  provideClient(bindings, BackOfficeClient, backOfficeClient);
});
