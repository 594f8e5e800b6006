import { consentPatch, type UserWithConsents } from "@morsel/domain/consent";
import * as Effect from "effect/Effect";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { CONSENT_MATRIX_VERSION } from "../use-cases.ts";
import type { ConsentClient } from "./consent-client.ts";
import type { ConsentMemory } from "./consent-memory.ts";
import { consentsOf, type ConsentChoice } from "./consent-record.ts";

export type AnswerPorts = {
  readonly consents: ConsentMemory;
  readonly client: ConsentClient;
  readonly now: () => number;
  readonly newId: () => string;
};

/**
 * CO4, W207: the browser keeps the answer at once, and a member's account is told of it. That it could not be told changes nothing of
 * what holds here.
 */
export const giveAnswer = (
  { consents, client, now, newId }: AnswerPorts,
  member: string | undefined,
  choice: ConsentChoice,
): Effect.Effect<UserWithConsents | undefined, FieldRefused | RetryableRefusal> => {
  const { framework } = consents;
  const answeredAt = new Date(now()).toISOString();
  const { purposes, hasOptedOut, uses } = choice;
  const record = {
    version: CONSENT_MATRIX_VERSION,
    framework,
    id: consents.record()?.id ?? newId(),
    purposes,
    hasOptedOut,
    uses,
    answeredAt,
    ...(member === undefined ? {} : { member }),
  };
  consents.keep(record);
  if (member === undefined) return Effect.succeed(undefined);
  const answer = {
    domainUserId: member,
    region: framework,
    consentMatrixVersion: CONSENT_MATRIX_VERSION,
    consents: consentsOf(record),
  };
  return client.change(consentPatch(answer, answeredAt));
};
