import { Skeleton } from "@mantine/core";
import type { DayView } from "@morsel/application/diary/diary-view";
import { GapsClient } from "@morsel/application/gaps/client/gaps-client";
import type { GapSuggestion } from "@morsel/domain/gaps";
import { mealAt, totalsOf } from "@morsel/domain/diary";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Problem } from "../../../shell/page/page.tsx";
import { useDiaryCommands } from "../../../logging/use-diary-commands.ts";
import { GapList } from "../components/gap-list.tsx";
import classes from "../components/gaps.module.css";

export type DayGapsProps = { readonly view: DayView };

/** Connects a day's gaps to their ports; logging a food changes them. */
export const DayGaps = ({ view }: DayGapsProps) => {
  const app = useApp();
  const { diary, device, toasts, intl } = app;
  const ports = app.provide({ gaps: GapsClient }, () => import("../../../composition/clients/gaps.ts"));
  const { gaps } = ports instanceof Promise ? use(ports) : ports;
  const { date, entries } = view.day;
  const commands = useDiaryCommands({ diary, device, toasts });
  const { data, error } = useQuery({
    queryKey: ["gaps", date, entries.length, totalsOf(entries).facts.energy ?? 0, view.goal],
    queryFn: ({ signal }) => run(gaps.of(date), signal),
    // Earlier gaps of the same day stay until the new ones arrive; another day's never do.
    placeholderData: (before, query) => (query?.queryKey[1] === date ? before : undefined),
  });
  const log = ({ food, portion, energy }: GapSuggestion): void =>
    commands.log(date, mealAt(device.timeOfDay()), [
      {
        foodId: food.id,
        description: food.description,
        ...(food.brand === undefined ? {} : { brand: food.brand }),
        ...portion,
        ...(energy === undefined ? {} : { energy }),
      },
    ]);
  return (
    <section className={classes.gaps} aria-labelledby="gaps">
      <h2 id="gaps">
        <FormattedMessage id="gaps.title" />
      </h2>
      {data === undefined ? (
        error === null ? (
          <Skeleton height={240} radius="lg" />
        ) : (
          <Problem>{refusalWords(intl, error)}</Problem>
        )
      ) : (
        <GapList gaps={data} onLog={log} />
      )}
    </section>
  );
};
