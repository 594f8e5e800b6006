import { mealAt } from "@morsel/domain/diary";
import { pathIn } from "@morsel/domain/locales";
import { getRouteApi } from "@tanstack/react-router";
import { useApp } from "../../../routes/use-app.ts";
import { HouseholdScreen } from "../components/household-screen.tsx";

const route = getRouteApi("/household");

/** /household */
export const HouseholdPage = () => {
  const { device, toasts, locale } = useApp();
  const { household, fridge } = route.useRouteContext();
  return (
    <HouseholdScreen
      household={household}
      fridge={fridge}
      device={device}
      toasts={toasts}
      today={device.today()}
      meal={mealAt(device.timeOfDay())}
      // The part behind the # is sent to no server and written into no log.
      linkOf={(code) => `${location.origin}${pathIn(locale, "/household/join")}#${code}`}
    />
  );
};
