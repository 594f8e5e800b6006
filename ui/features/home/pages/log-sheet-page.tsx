import type { FC } from "react";
import type { AppContext } from "../../../composition/app-context.ts";
import { useNavigateTo } from "../../../routes/use-app.ts";
import { provideMeasurements } from "../../measurements/routes.ts";
import { provideMeals } from "../../meals/routes.ts";
import { LogSheet, type LogSheetProps } from "../components/log-sheet.tsx";

type SheetProps = Pick<LogSheetProps, "onClose">;

/** Loads the sheet that logs from any page, with its messages and ports. */
export const loadLogSheet = async (context: AppContext): Promise<FC<SheetProps>> => {
  const { diary, foods, hydration, device, toasts, words } = context;
  const [{ measurements }] = await Promise.all([
    provideMeasurements(context),
    words("home", "diary", "foods", "nutrition", "hydration", "measurements"),
  ]);
  const ports = { diary, foods, hydration, measurements, device, toasts };
  return function TodaysLogSheet({ onClose }) {
    const go = useNavigateTo();
    return (
      <LogSheet
        {...ports}
        openMeals={async () => (await provideMeals(context)).meals}
        moreWords={() => context.words("meals")}
        onClose={onClose}
        onShow={() => go("/food/diary")}
      />
    );
  };
};
