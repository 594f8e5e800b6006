import { defineJob } from "../../platform/job.ts";
import { UseGym } from "./use-gym.ts";

/** ME25: once a day. */
export const checkGyms = defineJob({
  kind: "premium-gym-checks",
  timeoutSeconds: 3600,
  tries: 3,
  atOnce: 1,
  everySeconds: 86_400,
  needs: { gym: UseGym },
  make:
    ({ gym }) =>
    () =>
      gym.checkAll(),
});
