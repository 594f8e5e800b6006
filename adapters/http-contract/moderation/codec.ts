import type { ShownAppeal } from "@morsel/application/moderation/client/moderation-client";
import type { CasePage } from "@morsel/application/moderation/use-cases";
import { readFood } from "../foods/decode.ts";
import { writeFood } from "../foods/encode.ts";
import type { WireCases, WireDecision, WireDecisions } from "./schemas.ts";

const instant = (at: number): string => new Date(at).toISOString();

export const writeCases = ({ items, next }: CasePage): WireCases => ({
  items: items.map(({ kind, thing, aboutId, aboutName, text, path, food, reports, reasons }) => ({
    kind,
    thing,
    about_id: aboutId,
    about: aboutName ?? null,
    text,
    path: path ?? null,
    food: food === undefined ? null : writeFood(food),
    reports,
    reasons: reasons.map(({ by, at, ...one }) => ({ ...one, at: instant(at), by: by ?? null })),
  })),
  next: next ?? null,
});

export const readCases = ({ items, next }: WireCases): CasePage => ({
  items: items.map(({ about_id: aboutId, about, path, food, reasons, ...item }) => ({
    ...item,
    aboutId,
    ...(about === null ? {} : { aboutName: about }),
    ...(path === null ? {} : { path }),
    ...(food === null ? {} : { food: readFood(food) }),
    reasons: reasons.map(({ by, at, ...one }) => ({ ...one, at: Date.parse(at), ...(by === null ? {} : { by }) })),
  })),
  ...(next === null ? {} : { next }),
});

const writeDecision = ({ id, kind, aboutName, act, reason, until, at, appeal, answer }: ShownAppeal): WireDecision => ({
  id,
  kind,
  about: aboutName ?? null,
  act,
  reason,
  until: until === undefined ? null : instant(until),
  at: instant(at),
  appeal: appeal ?? null,
  answer: answer === undefined ? null : { is_upheld: answer.isUpheld, reason: answer.reason },
});

export const writeDecisions = (items: readonly ShownAppeal[]): WireDecisions => ({ items: items.map(writeDecision) });

export const readDecisions = ({ items }: WireDecisions): readonly ShownAppeal[] =>
  items.map(({ about, until, at, appeal, answer, ...item }) => ({
    ...item,
    at: Date.parse(at),
    ...(about === null ? {} : { aboutName: about }),
    ...(until === null ? {} : { until: Date.parse(until) }),
    ...(appeal === null ? {} : { appeal }),
    ...(answer === null ? {} : { answer: { isUpheld: answer.is_upheld, reason: answer.reason } }),
  }));
