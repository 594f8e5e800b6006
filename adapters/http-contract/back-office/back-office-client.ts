import type { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import { REASON_LENGTH } from "@morsel/domain/admin";
import { type ApiClient, done } from "../shared/call.ts";
import * as calls from "./back-office-calls.ts";
import { readCode, readCodes, readPremium } from "./codec.ts";
import { readAnnouncement, readEvents, readHealth, readStatistics } from "./server-codec.ts";

import { readSources } from "./source-codec.ts";

/** Longer than what is accepted, so that the refusal says by how much. */
const reasonOf = (reason: string): string => reason.slice(0, REASON_LENGTH.max * 2);
const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const backOfficeClient = ({ call }: ApiClient): BackOfficeClient => ({
  premium: (member) => call(calls.memberPremium, { params: { id: member } }, readPremium),
  givePremium: ({ id, member, reason, until }) =>
    call(
      calls.givePremium,
      { params: { id: member }, payload: { id, reason: reasonOf(reason), until: instant(until) } },
      done,
    ),
  takePremiumBack: ({ id, member, reason }) =>
    call(calls.takePremiumBack, { params: { id: member }, payload: { id, reason: reasonOf(reason) } }, done),
  codes: (cursor) => call(calls.premiumCodes, { query: { cursor } }, readCodes),
  makeCode: ({ id, reason, wish: { code, gives, months, until, most } }) =>
    call(
      calls.makePremiumCode,
      {
        payload: {
          id,
          reason: reasonOf(reason),
          gives,
          months,
          until: instant(until),
          most,
          ...(code === undefined ? {} : { code: code.slice(0, 100) }),
        },
      },
      readCode,
    ),
  announcement: call(calls.currentAnnouncement, {}, readAnnouncement),
  saveAnnouncement: ({ id, reason, wish: { texts, link, from, until } }) =>
    call(
      calls.saveAnnouncement,
      {
        payload: {
          id,
          reason: reasonOf(reason),
          texts: Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text.slice(0, 1000)])),
          from: instant(from),
          until: instant(until),
          ...(link === undefined ? {} : { link: link.slice(0, 1000) }),
        },
      },
      done,
    ),
  endAnnouncement: ({ id, reason }) => call(calls.endAnnouncement, { payload: { id, reason: reasonOf(reason) } }, done),
  statistics: call(calls.serverStatistics, {}, readStatistics),
  health: call(calls.serverHealth, {}, readHealth),
  sources: call(calls.foodSources, {}, readSources),
  switchSource: ({ id, reason, source, isOn }) =>
    call(calls.switchFoodSource, { payload: { id, reason: reasonOf(reason), source, is_on: isOn } }, done),
  undoImport: ({ id, reason, name }) =>
    call(calls.undoFoodImport, { payload: { id, reason: reasonOf(reason), name: name.slice(0, 60) } }, done),
  events: (cursor) => call(calls.paymentEvents, { query: { cursor } }, readEvents),
  applyEventAgain: ({ id, reason, event: { provider, id: event } }) =>
    call(calls.applyPaymentEvent, { payload: { id, reason: reasonOf(reason), provider, event } }, done),
  endCode: ({ id, reason, code }) =>
    call(calls.endPremiumCode, { payload: { id, reason: reasonOf(reason), code: code.slice(0, 100) } }, done),
});
