import type { ConsentClient } from "@morsel/application/consent/client/consent-client";
import type { ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import {
  allowsAnyUse,
  consentsOf,
  ACCEPT_ALL,
  REJECT_ALL,
  recordOfLink,
  type ConsentRecord,
} from "@morsel/application/consent/client/consent-record";
import { giveAnswer } from "@morsel/application/consent/client/give-answer";
import type { ConsentPatch, Framework, UserWithConsents } from "@morsel/domain/consent";
import { Effect } from "effect";
import fc from "fast-check";
import { expect, it } from "vitest";

const NOW = Date.UTC(2026, 2, 5, 12);
const ADA = "11111111-1111-4111-8111-111111111111";

/** A browser, and an account that keeps what it is sent or cannot be reached. */
const asked = (framework: Framework, isReachable = true) => {
  let record: ConsentRecord | undefined;
  const sent: ConsentPatch[] = [];
  const consents = {
    framework,
    record: () => record,
    keep: (one: ConsentRecord) => {
      record = one;
    },
  } as ConsentMemory;
  const client: Pick<ConsentClient, "change"> = {
    change: (patch) => {
      sent.push(patch);
      const user: UserWithConsents = { region: framework, accountLinks: [...patch.account_links] };
      return isReachable ? Effect.succeed(user) : Effect.fail({ _tag: "Unreachable" } as const);
    },
  };
  const ports = { consents, client: client as ConsentClient, now: () => NOW, newId: () => "new" };
  return { ports, sent, record: () => record };
};

const frameworks = fc.constantFrom<Framework>("europe", "california", "none");
const choices = fc.constantFrom(
  REJECT_ALL,
  ACCEPT_ALL,
  { ...REJECT_ALL, purposes: [1, 8] },
  { ...REJECT_ALL, uses: ["ads"] as const, hasOptedOut: false },
);

it("W235, CO4: what the account keeps says of an answer the same as the browser does: what, when, by which law, to which version", () =>
  fc.assert(
    fc.asyncProperty(frameworks, choices, async (framework, choice) => {
      const { ports, sent, record } = asked(framework);
      const user = await Effect.runPromise(giveAnswer(ports, ADA, choice));
      expect(record()).toMatchObject({ ...choice, framework, answeredAt: new Date(NOW).toISOString(), version: "1" });
      const [link] = user?.accountLinks ?? [];
      expect(sent.length).toBe(1);
      if (link !== undefined && framework !== "none") {
        const read = recordOfLink(link, framework, "new");
        expect(allowsAnyUse(framework, read)).toBe(allowsAnyUse(framework, choice));
        expect(read.answeredAt).toBe(record()?.answeredAt);
      }
    }),
  ));

it("W235 what is taken back is taken back as a whole, whatever was agreed to before", () =>
  fc.assert(
    fc.asyncProperty(frameworks, choices, async (framework, choice) => {
      const { ports, sent, record } = asked(framework);
      await Effect.runPromise(giveAnswer(ports, ADA, choice));
      await Effect.runPromise(giveAnswer(ports, ADA, REJECT_ALL));
      const last = record();
      expect(last !== undefined && allowsAnyUse(framework, last)).toBe(false);
      const { opted_out: hasOptedOut, ...others } = sent[1]?.account_links[0].consents ?? {};
      expect([hasOptedOut, Object.values(others).some(Boolean)]).toEqual([true, false]);
      expect(last && consentsOf(last)).toEqual(sent[1]?.account_links[0].consents);
    }),
  ));

it("W235 an account that cannot be told changes nothing of what holds in the browser; a visitor has none", async () => {
  const away = asked("europe", false);
  expect(await Effect.runPromise(Effect.flip(giveAnswer(away.ports, ADA, ACCEPT_ALL)))).toEqual({
    _tag: "Unreachable",
  });
  expect(away.record()?.purposes).toEqual(ACCEPT_ALL.purposes);
  const visitor = asked("europe");
  await Effect.runPromise(giveAnswer(visitor.ports, undefined, ACCEPT_ALL));
  expect([visitor.sent, visitor.record()?.purposes]).toEqual([[], ACCEPT_ALL.purposes]);
});
