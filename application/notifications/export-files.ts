import { instantCell } from "@morsel/domain/export";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import type { ExportFiles } from "../platform/export-file.ts";
import type { PushStore } from "./push-store.ts";

/** W741: what each device is told of. Addresses and keys are left out: with them somebody else could tell it something. */
export const makePushExport =
  ({ store, clock }: { readonly store: Pick<PushStore, "all">; readonly clock: Clock }): ExportFiles =>
  ({ id: member }) => [
    {
      name: "notification_devices.csv",
      columns: [
        "session_id",
        "messages",
        "invitations",
        "meal_times",
        "weigh_in_days",
        "weigh_in_time",
        "quiet_from",
        "quiet_to",
        "saved_at_utc",
      ],
      first: Effect.map(
        Effect.flatMap(clock.now, (now) => store.all(member, now)),
        (all) => ({
          rows: all.map(({ session, choices: { messages, invitations, meals, weighIn, quiet }, savedAt }) => [
            session,
            messages ? 1 : 0,
            invitations ? 1 : 0,
            meals.map(({ meal, time }) => `${meal} ${time}`).join(", "),
            weighIn?.days.join(" "),
            weighIn?.time,
            quiet?.from,
            quiet?.to,
            instantCell(savedAt),
          ]),
        }),
      ),
    },
  ];
