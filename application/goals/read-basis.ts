import type { CalendarDate } from "@morsel/domain/calendar";
import { bodyOf, type BodyProfile } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MeasurementStore } from "../measurements/measurement-store.ts";

/** Inputs of the goals' computation: the member's last body data and the last weight. */
export type GoalBasis = {
  readonly body: BodyProfile;
  readonly weighed?: { readonly date: CalendarDate; readonly kg: number };
};

export type ReadBasis = (member: Member) => Effect.Effect<GoalBasis>;

export const makeReadBasis =
  (ports: { readonly measurements: MeasurementStore }): ReadBasis =>
  (member) =>
    Effect.map(ports.measurements.newest(member.id, "Weight", { limit: 1 }), ([newest]) => ({
      body: bodyOf(member.profile),
      ...(newest === undefined ? {} : { weighed: { date: newest.date, kg: newest.value } }),
    }));
