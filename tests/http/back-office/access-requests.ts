import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { id, someone } from "../support/harness.ts";
import type { Walk } from "../support/walk.ts";
import { asAdminAgain } from "../support/walking-admin.ts";

const PATH = "/api/services/admin";
const subject = id(7100);
const because = (n: number) => ({ id: id(n), reason: "The walk asks for it" });
const code = "WALKEDCODE";
const soon = (): string => new Date(Date.now() + 86_400_000).toISOString();

export const accessRequests: AccessRequests = {
  "backOffice.memberPremium": [`${PATH}/members/${subject}/premium`],
  "backOffice.givePremium": [`${PATH}/members/${subject}/premium`, { ...because(7110), until: "2026-04-01T00:00:00Z" }],
  "backOffice.takePremiumBack": [`${PATH}/members/${subject}/premium/end`, because(7111)],
  "backOffice.premiumCodes": [`${PATH}/codes`],
  "backOffice.makePremiumCode": [
    `${PATH}/codes`,
    { ...because(7112), code, gives: "months", months: 1, until: "2026-04-01T00:00:00Z", most: 1 },
  ],
  "backOffice.currentAnnouncement": [`${PATH}/announcement`],
  "backOffice.saveAnnouncement": [
    `${PATH}/announcement`,
    { ...because(7114), texts: { en: "Walked" }, from: "2026-03-01T00:00:00Z", until: "2026-04-01T00:00:00Z" },
  ],
  "backOffice.endAnnouncement": [`${PATH}/announcement/end`, because(7115)],
  "backOffice.serverStatistics": [`${PATH}/statistics`],
  "backOffice.serverHealth": [`${PATH}/health`],
  "backOffice.foodSources": [`${PATH}/sources`],
  "backOffice.switchFoodSource": [`${PATH}/sources/switch`, { ...because(7117), source: "off", is_on: true }],
  "backOffice.undoFoodImport": [`${PATH}/sources/undo`, { ...because(7118), name: "off-7118" }],
  "backOffice.paymentEvents": [`${PATH}/payments`],
  "backOffice.applyPaymentEvent": [
    `${PATH}/payments/apply`,
    { ...because(7116), provider: "sandbox", event: "walked" },
  ],
  "backOffice.endPremiumCode": [`${PATH}/codes/end`, { ...because(7113), code }],
};

export const prepare: AccessRoom["prepare"] = async ({ server }) => {
  await server.browser().send("POST", "/api/services/users", someone("office-subject", { id: subject }));
};

const keepEvent = (walk: Walk) =>
  walk.inDatabase(
    (sql) => sql`
      insert into premium_event (provider, id, member_id, body, received_at, applied_at)
      values ('sandbox', 'walked', '', '{}', 1, 1) on conflict do nothing`,
  );

const keepImport = (walk: Walk) =>
  walk.inDatabase(
    (sql) => sql`
      insert into catalogue_import (id, name, source, state, is_shown, file, counts, kept, started_at, finished_at)
      values (7118, 'off-7118', 'off', 'complete', 0, '{"name":"walked","path":"","mark":""}',
        '{"read":0,"added":0,"updated":0,"unchanged":0,"doubtful":0,"refused":{}}', 0, 1, 1) on conflict do nothing`,
  );

/** The walked server has the clock of today. */
export const walkRequests: WalkRequests = Object.fromEntries(
  Object.entries(accessRequests).map(([endpoint, [path, body]]) => [
    endpoint,
    async (walk) => {
      await asAdminAgain(walk);
      if (endpoint === "backOffice.applyPaymentEvent") await keepEvent(walk);
      if (endpoint === "backOffice.undoFoodImport") await keepImport(walk);
      return body === undefined
        ? ([path] as const)
        : [path, { ...(body as object), ...("until" in (body as object) ? { until: soon() } : {}) }];
    },
  ]),
);
