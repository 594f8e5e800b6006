import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { MealsClient } from "@morsel/application/meals/client/meals-client";
import { makeSampleWorld, type SampleWorldOptions } from "@morsel/adapters/composition/samples/sample-world";
import { addDays, type CalendarDate, type TimeOfDay, type Instant } from "@morsel/domain/calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { makeToasts } from "../../../../hooks/toasts.ts";
import { useLatest } from "../../../../hooks/use-latest.ts";
import { ToastRegion } from "../../../../shell/toasts/toast-region.tsx";
import { DiaryScreen } from "./diary-screen.tsx";

const TODAY = "2026-03-11" as CalendarDate;

const nothingMore = async () => undefined;

/** The whole diary on a product in memory: everything works, nothing is kept. */
const Diary = (options: SampleWorldOptions) => {
  const [date, setDate] = useState(TODAY);
  const { diary, hydration, foods, meals, device, toasts, queries } = useMemo(() => {
    const world = makeSampleWorld({ today: TODAY, ...options });
    let made = 0;
    return {
      diary: world.get(DiaryClient),
      hydration: world.get(HydrationClient),
      foods: world.get(FoodsClient),
      meals: world.get(MealsClient),
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      toasts: makeToasts(),
      device: {
        now: () => (Date.UTC(2026, 2, 11, 7, 30) + made) as Instant,
        today: () => TODAY,
        timeOfDay: () => "07:30" as TimeOfDay,
        newId: () => `019cdb00-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`,
      },
    };
    // A story's arguments are read once, as a page's are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const toast = useLatest(toasts.open$, undefined);
  return (
    <QueryClientProvider client={queries}>
      <DiaryScreen
        diary={diary}
        hydration={hydration}
        foods={foods}
        device={device}
        toasts={toasts}
        openMeals={async () => meals}
        moreWords={nothingMore}
        date={date}
        onDate={setDate}
      />
      <ToastRegion toast={toast} onClose={toasts.close} />
    </QueryClientProvider>
  );
};

const meta = { title: "Features/Diary/Whole day", component: Diary, args: {} } satisfies Meta<typeof Diary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfADay: Story = {};
export const Morning: Story = { args: { isTodayBegun: false } };
export const FirstDay: Story = { args: { isTodayBegun: false, days: 0 } };
export const Slow: Story = { args: { latencyMs: 1500 } };
export const Unreachable: Story = { args: { isUnreachable: true } };
export const LongAgo: Story = { args: { today: addDays(TODAY, -30) } };
