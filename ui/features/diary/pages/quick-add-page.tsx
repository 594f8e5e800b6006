import { mealAt } from "@morsel/domain/diary";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { QuickAddScreen } from "../components/quick-add/quick-add-screen.tsx";

const route = getRouteApi("/food/quick-add");

/** /food/quick-add, with `?meal=`, `?date=` and `?name=`; without them this hour's meal, today, no name yet. */
export const QuickAddPage = () => {
  const { diary, device, toasts } = route.useRouteContext();
  const { date, meal, name } = route.useSearch();
  const navigate = useNavigate();
  return (
    <QuickAddScreen
      diary={diary}
      device={device}
      toasts={toasts}
      date={date ?? device.today()}
      meal={meal ?? mealAt(device.timeOfDay())}
      {...(name === undefined ? {} : { name })}
      onLogged={(day) => void navigate({ to: "/food/diary", search: day === device.today() ? {} : { date: day } })}
    />
  );
};
