import { getRouteApi } from "@tanstack/react-router";
import { RoutinesScreen } from "../components/kept/routines-screen.tsx";
import { USUAL_WEIGHT_KG } from "../use-effort.ts";
import { useMemberWeight } from "./use-member-weight.ts";

const route = getRouteApi("/exercise/routines");

/** /exercise/routines */
export const RoutinesPage = () => {
  const { exercise, exercises, device, toasts } = route.useRouteContext();
  const weightKg = useMemberWeight(exercise) ?? USUAL_WEIGHT_KG;
  return (
    <RoutinesScreen exercise={exercise} exercises={exercises} device={device} toasts={toasts} weightKg={weightKg} />
  );
};
