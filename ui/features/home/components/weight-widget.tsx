import { MemberWeight, type MemberWeightProps } from "../../measurements/member-weight.tsx";
import { useWeights } from "../../measurements/weight-mutations.ts";
import { WeightLine } from "./weight-line.tsx";

/** The last weight, what logs the next, and the newest ones as a line. */
export const WeightWidget = (props: MemberWeightProps) => {
  const { weights = [] } = useWeights(props.measurements);
  return (
    <div>
      <MemberWeight {...props} />
      <WeightLine weights={weights} />
    </div>
  );
};
