import { getRouteApi } from "@tanstack/react-router";
import { OwnExercisesScreen } from "../components/kept/own-exercises-screen.tsx";
import { USUAL_WEIGHT_KG } from "../use-effort.ts";
import { useMemberWeight } from "./use-member-weight.ts";

const route = getRouteApi("/exercise/mine");

/** /exercise/mine */
export const OwnExercisesPage = () => {
  const { exercise, device, toasts } = route.useRouteContext();
  const weightKg = useMemberWeight(exercise) ?? USUAL_WEIGHT_KG;
  return <OwnExercisesScreen exercise={exercise} device={device} toasts={toasts} weightKg={weightKg} />;
};
